/** What `PAGE_ERRORS` say in Portuguese. */
export const pageErrors: Readonly<Record<string, string>> = {
  'Please sign in with {signInName} to use this feature':
    'Entre com {signInName} para usar este recurso',
  'An error occurred while generating responses': 'Ocorreu um erro ao gerar as respostas',
  'Generation was stopped. {free} a day are free, then each takes a use.':
    'A geração foi parada. {free} por dia são grátis; depois cada uma gasta um uso.',
  'This browser does not let Riposte keep anything, so there is no history.':
    'Este navegador não deixa o Riposte guardar nada, então não há histórico.',
  'Failed to sign in with {signInName}. Please try again.':
    'Não foi possível entrar com {signInName}. Tente de novo.',
  'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.':
    'Seu navegador bloqueou a janela de login. Permita pop-ups neste site e tente de novo.',
  'The sign-in window was closed before sign-in finished. Please try again.':
    'A janela de login foi fechada antes de terminar. Tente de novo.',
  'Sign-in was cancelled. Please try again when you are ready.':
    'O login foi cancelado. Tente de novo quando quiser.',
  'This sign-in took too long or was already used. Please try again; if it comes back, allow cookies for this site.':
    'Este login demorou demais ou já foi usado. Tente de novo; se acontecer outra vez, permita os cookies deste site.',
  '{signInName} sign-in cannot be reached right now. Please try again in a minute.':
    'O login do {signInName} está fora do ar agora. Tente de novo em um minuto.',
  'Your {signInName} account has no verified e-mail address. Verify it with {signInName}, or use another account.':
    'Sua conta do {signInName} não tem um e-mail verificado. Verifique-o no {signInName} ou use outra conta.',
  'Your e-mail address has letters beyond plain A to Z, which look like those of other addresses. Please use another account.':
    'Seu e-mail tem letras além de A a Z, que se parecem com as de outros endereços. Use outra conta.',
  'Failed to sign out': 'Não foi possível sair',
  'Failed to load premium status. Please try again.':
    'Não foi possível carregar o status do Premium. Tente de novo.',
  'Your account cannot be checked right now. Shown is what this browser remembers; you can go on.':
    'Sua conta não pode ser verificada agora. Você vê o que este navegador lembra; pode continuar.',
  'Too many requests. Please wait a moment and try again.':
    'Solicitações demais. Espere um momento e tente de novo.',
  'Our database cannot be reached right now. Nothing was lost. Please try again in a minute.':
    'Nosso banco de dados está fora do ar agora. Nada foi perdido. Tente de novo em um minuto.',
  'Very many people are using this right now. Nothing was lost. Please try again in a few seconds.':
    'Muita gente está usando isto agora. Nada foi perdido. Tente de novo em alguns segundos.',
};

/** What the other errors say that a person can meet who is no operator. */
export const serverErrors: Readonly<Record<string, string>> = {
  'You have reached your daily limit of {freeLimit} replies. Please upgrade to premium for {premiumLimit} replies per day.':
    'Você atingiu seu limite diário de {freeLimit} respostas. Assine o Premium para ter {premiumLimit} respostas por dia.',
  'You have reached your daily limit of {premiumLimit} replies. Please try again tomorrow.':
    'Você atingiu seu limite diário de {premiumLimit} respostas. Tente de novo amanhã.',
  'The tweet is empty. Paste the text you want to reply to.':
    'O tweet está vazio. Cole o texto que você quer responder.',
  'The tweet is longer than 1080 characters. Shorten it and try again.':
    'O tweet tem mais de 1080 caracteres. Encurte e tente de novo.',
  'The tweet contains characters that are not valid text. Paste it again as plain text.':
    'O tweet contém caracteres que não são texto válido. Cole de novo como texto simples.',
  'Who wrote the tweet is text of up to 80 characters.':
    'Quem escreveu o tweet é um texto de até 80 caracteres.',
  'What the tweet answers is text of up to 1080 characters. Shorten it and try again.':
    'A que o tweet responde é um texto de até 1080 caracteres. Encurte e tente de novo.',
  'Unknown tone. Pick Rage Bait, Nice or Informal.':
    'Tom desconhecido. Escolha Polêmico, Gentil ou Informal.',
  'API configuration error. Please contact support.':
    'Erro de configuração da API. Fale com o suporte.',
  'The reply writer cannot be reached right now. Your use was given back. Please try again in a minute.':
    'O redator está fora do ar agora. Seu uso foi devolvido. Tente de novo em um minuto.',
  'The reply writer is busy right now. Your use was given back. Please try again in a minute.':
    'O redator está ocupado agora. Seu uso foi devolvido. Tente de novo em um minuto.',
  'The reply writer took too long. Your use was given back. Please try again.':
    'O redator demorou demais. Seu uso foi devolvido. Tente de novo.',
  'The reply writer declined to answer this tweet. Your use was given back. Try another tone or text.':
    'O redator se recusou a responder a este tweet. Seu uso foi devolvido. Tente outro tom ou texto.',
  'The reply writer declined to answer this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'O redator se recusou a responder a este tweet. Depois de {free} por dia que não dão em nada, cada um gasta um uso. Tente outro tom ou texto.',
  'The reply writer found no replies to this tweet. Your use was given back. Try another tone or text.':
    'O redator não encontrou respostas para este tweet. Seu uso foi devolvido. Tente outro tom ou texto.',
  'The reply writer found no replies to this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'O redator não encontrou respostas para este tweet. Depois de {free} por dia que não dão em nada, cada um gasta um uso. Tente outro tom ou texto.',
  'The reply writer has done all that it may do for you today. No use was taken. Please try again tomorrow.':
    'O redator já fez tudo o que podia por você hoje. Nenhum uso foi gasto. Tente de novo amanhã.',
  'The reply writer has done all that it may do today. No use was taken. Please try again tomorrow.':
    'O redator já fez tudo o que podia hoje. Nenhum uso foi gasto. Tente de novo amanhã.',
  'Your other replies are still being written. Wait until they are there, then try again. No use was taken.':
    'Suas outras respostas ainda estão sendo escritas. Espere elas chegarem e tente de novo. Nenhum uso foi gasto.',
  'This reply can no longer be changed here. Generate new replies instead.':
    'Esta resposta não pode mais ser mudada aqui. Gere novas respostas.',
  'The reply writer found nothing fitting in place of this reply. That took one of the changes of this set: {revisionsLeft} left. Try another direction, or generate new replies.':
    'O redator não encontrou nada adequado no lugar desta resposta. Isso gastou uma das mudanças deste conjunto: restam {revisionsLeft}. Tente outra direção ou gere novas respostas.',
  'There is no reply that goes further this way. That was not counted as a change. Try another direction.':
    'Não há resposta que vá além nessa direção. Isso não contou como mudança. Tente outra direção.',
  'You have changed single replies of this set 10 times, which is all that one generation pays for. Generate new replies instead.':
    'Você mudou respostas deste conjunto 10 vezes, que é tudo o que uma geração inclui. Gere novas respostas.',
  'This is not the address of a post on X, Bluesky, Mastodon, Reddit, YouTube or TikTok that is known here. Paste the text instead.':
    'Este não é um endereço conhecido de um post no X, Bluesky, Mastodon, Reddit, YouTube ou TikTok. Cole o texto.',
  'This post could not be fetched: it may be gone or private, or its network does not answer. Paste the text instead.':
    'Não foi possível buscar este post: pode ter sido apagado ou ser privado, ou a rede dele não responde. Cole o texto.',
  'Posts are not fetched here. Paste the text instead.': 'Aqui não se buscam posts. Cole o texto.',
  "Verify You're Human first: solve the challenge above.":
    'Primeiro mostre que você é humano: resolva o desafio acima.',
  'The challenge was not solved, is too old, or was used before. Please try again.':
    'O desafio não foi resolvido, é antigo demais ou já foi usado. Tente de novo.',
  'The human-verification service cannot be reached right now. Please try again in a minute.':
    'A verificação está fora do ar agora. Tente de novo em um minuto.',
  'Please sign in again first: this cannot be undone, so we ask who is here.':
    'Entre de novo primeiro: isso não pode ser desfeito, então perguntamos quem está aqui.',
  'Write a message of 1 to 2000 characters.': 'Escreva uma mensagem de 1 a 2000 caracteres.',
  'Enter a valid e-mail address.': 'Digite um e-mail válido.',
  'The checkout provider cannot be reached right now. Nothing was charged. Please try again in a minute.':
    'O provedor de pagamento está fora do ar agora. Nada foi cobrado. Tente de novo em um minuto.',
  'The checkout provider refused our request. Please contact support.':
    'O provedor de pagamento recusou nossa solicitação. Fale com o suporte.',
  'The checkout provider gave an answer that we could not read. Please try again in a minute.':
    'O provedor de pagamento deu uma resposta que não conseguimos ler. Tente de novo em um minuto.',
  'You have an active subscription already. You can manage it on the premium page.':
    'Você já tem uma assinatura ativa. Você pode gerenciá-la na página do Premium.',
  'The checkout provider cannot be asked right now, so what you paid is not known here yet. Please try again in a minute.':
    'O provedor de pagamento não pode ser consultado agora, então ainda não se sabe aqui o que você pagou. Tente de novo em um minuto.',
  'This checkout is not one of your account. Sign in with the account that you bought premium for, or contact support.':
    'Este pagamento não é da sua conta. Entre com a conta para a qual comprou o Premium, ou fale com o suporte.',
  'The payment was declined and nothing was charged. Please try again.':
    'O pagamento foi recusado e nada foi cobrado. Tente de novo.',
  'This payment was refunded, so it gives no premium any more.':
    'Este pagamento foi reembolsado, então não dá mais Premium.',
  'The bank took this payment back, so it gives no premium any more. Please contact support.':
    'O banco tomou este pagamento de volta, então ele não dá mais Premium. Fale com o suporte.',
  'This payment belongs to another account or to something else.':
    'Este pagamento pertence a outra conta ou a outra coisa.',
  'The membership of this payment is over.': 'A assinatura deste pagamento terminou.',
  'This is part of premium. Upgrade to Premium to use it; what you saved before is kept.':
    'Isso faz parte do Premium. Assine o Premium para usar; o que você salvou antes continua guardado.',
  'This reply cannot be saved: it is empty, too long, or not text.':
    'Esta resposta não pode ser salva: está vazia, é longa demais ou não é texto.',
  'You have saved 1000 replies, which is all that fits. Delete some to save more.':
    'Você salvou 1000 respostas, que é tudo o que cabe. Exclua algumas para salvar mais.',
  'This tone cannot be kept. A name has up to 40 characters, each rule up to 300, and there are up to 3 examples of up to 280.':
    'Este tom não pode ser salvo. O nome tem até 40 caracteres, cada regra até 300, e há até 3 exemplos de até 280.',
  'Give the tone a name.': 'Dê um nome ao tom.',
  'Two of your tones have the same name. Give each its own.':
    'Dois dos seus tons têm o mesmo nome. Dê um nome a cada um.',
  'One of the built-in tones has this name. Give yours another.':
    'Um dos tons embutidos tem esse nome. Dê outro ao seu.',
  'You can have up to 10 tones of your own.': 'Você pode ter até 10 tons seus.',
  'Save at least 3 replies first; there is not enough to learn from yet.':
    'Salve pelo menos 3 respostas primeiro; ainda não há o suficiente para aprender.',
  'This request came from another site and was refused. Reload the page and try again.':
    'Esta solicitação veio de outro site e foi recusada. Recarregue a página e tente de novo.',
  'There is nothing at this address.': 'Não há nada neste endereço.',
  'Something went wrong on our side. Please try again.':
    'Algo deu errado do nosso lado. Tente de novo.',
  'No session ID found': 'Nenhum ID de sessão encontrado',
};
