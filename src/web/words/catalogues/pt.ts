import { pageErrors } from '#contract/words/pt.ts';
import type { Catalogue } from '../t.ts';

/** The page in Portuguese. */
export const catalogue: Catalogue = {
  ...pageErrors,
  'Your account': 'Sua conta',
  'Loading your account...': 'Carregando sua conta...',
  'Your account is deleted.': 'Sua conta foi excluída.',
  'Sign in to see what is kept about you.': 'Entre para ver o que fica guardado sobre você.',
  'Download my data': 'Baixar meus dados',
  'Everything that is kept about {email}, as a JSON file.':
    'Tudo o que fica guardado sobre {email}, em um arquivo JSON.',
  'Delete my account': 'Excluir minha conta',
  'Deletes everything that is kept about you, what you saved included. Only this stays:':
    'Exclui tudo o que fica guardado sobre você, inclusive o que você salvou. Só isto permanece:',
  'A subscription at the checkout provider goes on and is charged until you cancel it: do that first, by the link on <0>the premium page</0>.':
    'Uma assinatura no provedor de pagamento continua e é cobrada até você cancelar: faça isso primeiro, pelo link da <0>página do Premium</0>.',
  'Delete your account?': 'Excluir sua conta?',
  'This cannot be undone.': 'Isso não pode ser desfeito.',
  'Keep it': 'Manter',
  'Delete for good': 'Excluir de vez',
  'Where you are signed in': 'Onde você está conectado',
  '{device} (this one), since {since}, last used {last}':
    '{device} (este), desde {since}, último uso {last}',
  '{device}, since {since}, last used {last}': '{device}, desde {since}, último uso {last}',
  'A browser': 'Um navegador',
  'End the session of {device}': 'Encerrar a sessão de {device}',
  'a browser': 'um navegador',
  End: 'Encerrar',
  'End all others': 'Encerrar todas as outras',
  'Riposte cannot be reached. Check your connection and try again; your text is still here.':
    'Não foi possível acessar o Riposte. Verifique sua conexão e tente de novo; seu texto continua aqui.',
  'Edge function error: {status} {message}': 'Erro do servidor: {status} {message}',
  'Unknown error': 'Erro desconhecido',
  'Loading...': 'Carregando...',
  'Without a model: “agree”, “disagree about the price”, “ask about …”, “thank them for …”, “mention that I …”.':
    'Sem modelo, em inglês: “agree”, “disagree about the price”, “ask about …”, “thank them for …”, “mention that I …”.',
  'As in the post': 'Como no post',
  Yes: 'Sim',
  No: 'Não',
  'What the replies should say': 'O que as respostas devem dizer',
  'disagree about the price': 'discordar do preço',
  'Who wrote the tweet': 'Quem escreveu o tweet',
  'What the tweet answers': 'A que o tweet responde',
  Replies: 'Respostas',
  'Posted on': 'Postado em',
  Emoji: 'Emojis',
  Language: 'Idioma',
  'More choices': 'Mais opções',
  'More choices: “{steer}”': 'Mais opções: “{steer}”',
  'Something went wrong': 'Algo deu errado',
  'The page stopped working. Nothing you were charged a use for is lost.':
    'A página parou de funcionar. Nada do que contou como uso foi perdido.',
  'Refresh Page': 'Recarregar a página',
  'Favorite replies': 'Respostas favoritas',
  'Sign in to see the replies you saved.': 'Entre para ver as respostas que você salvou.',
  'Saving replies is part of premium. What you saved before is kept.':
    'Salvar respostas faz parte do Premium. O que você já salvou continua guardado.',
  'Upgrade to Premium': 'Assinar o Premium',
  Search: 'Buscar',
  'Export to CSV': 'Exportar para CSV',
  'Show more': 'Mostrar mais',
  'Deleted.': 'Excluído.',
  Delete: 'Excluir',
  'Nothing saved yet. Press Save below a reply that you like.':
    'Nada salvo ainda. Toque em Salvar embaixo de uma resposta de que você gostar.',
  'No saved reply has these words.': 'Nenhuma resposta salva tem essas palavras.',
  History: 'Histórico',
  'Your last {n} sets of replies, on this device only. Signing out clears them.':
    'Seus últimos {n} conjuntos de respostas, só neste dispositivo. Sair da conta apaga tudo.',
  'Keep my sets on this device': 'Guardar meus conjuntos neste dispositivo',
  'Your history is removed.': 'Seu histórico foi removido.',
  'Remove all': 'Remover tudo',
  '{replies} removed.': 'Removido: {replies}.',
  'Brought back': 'Recuperado',
  Remove: 'Remover',
  'Take up again': 'Retomar',
  'Nothing yet. Each set of replies comes here by itself.':
    'Nada ainda. Cada conjunto de respostas chega aqui sozinho.',
  'Nothing is kept.': 'Nada é guardado.',
  'No set has these words.': 'Nenhum conjunto tem essas palavras.',
  '{n} sets': { one: '{n} conjunto', other: '{n} conjuntos' },
  Change: 'Mudar',
  'Write replies': 'Escrever respostas',
  'Enter the tweet you want to reply to': 'Digite o tweet a que você quer responder',
  'Only the first {n} characters were kept.': 'Só os primeiros {n} caracteres foram mantidos.',
  'Paste the tweet here...': 'Cole o tweet aqui...',
  Paste: 'Colar',
  Tone: 'Tom',
  'Change your tones': 'Mudar seus tons',
  'Make a tone of your own': 'Criar um tom próprio',
  'Generating Replies...': 'Gerando respostas...',
  'Generate Replies': 'Gerar respostas',
  Stop: 'Parar',
  'Your browser refused to copy. Select the text and copy it by hand.':
    'Seu navegador não deixou copiar. Selecione o texto e copie manualmente.',
  'Copied!': 'Copiado!',
  Copy: 'Copiar',
  '{n} replies': { one: '{n} resposta', other: '{n} respostas' },
  'Resets now': 'Renova agora',
  '{n} h': '{n} h',
  '{n} min': '{n} min',
  'Resets in {time}': 'Renova em {time}',
  'What was in the box is taken out.': 'O que estava na caixa foi retirado.',
  'Unpopular opinion: a meeting with more than six people in it is a podcast.':
    'Opinião impopular: reunião com mais de seis pessoas é podcast.',
  'Six? Four of those are already the audience.': 'Seis? Quatro dessas já são a plateia.',
  'Spoken like somebody who was seventh on the invite.':
    'Falou quem era o sétimo da lista de convidados.',
  'Podcasts at least get edited.': 'Podcast pelo menos é editado.',
  'Stealing this for the next invite I decline. Thank you.':
    'Vou roubar essa para a próxima reunião que eu recusar. Obrigado.',
  'Ours has eleven people and two hosts, and now I know why I keep it on in the kitchen.':
    'A nossa tem onze pessoas e dois apresentadores, e agora entendi por que deixo ligada na cozinha.',
  'In fairness, the seventh person is usually the one taking the good notes.':
    'Para ser justo, a sétima pessoa costuma ser a que anota tudo direito.',
  'ours even has a sponsor break, it’s when dave shares his screen':
    'a nossa tem até intervalo comercial, é quando o davi compartilha a tela',
  'so that’s why i listen at 1.5x': 'então é por isso que eu ouço em 1,5x',
  'five stars, would mute again': 'cinco estrelas, ficaria no mudo de novo',
  'An example, in the tone {tone}. Pick another tone above to see it change.':
    'Um exemplo, no tom {tone}. Escolha outro tom acima para ver mudar.',
  'Writing replies': 'Escrevendo respostas',
  '{replies} ready': 'Pronto: {replies}',
  'Stopped. {replies} ready': 'Parado. Pronto: {replies}',
  'The post that was not answered can be put back into the box.':
    'O post que ficou sem resposta pode voltar para a caixa.',
  'Paste a post, pick a tone, and get five replies worth posting.':
    'Cole um post, escolha um tom e receba cinco respostas que valem a pena postar.',
  'The reply you wish you had thought of': 'A resposta que você queria ter pensado',
  'Sandbox: sign-in here is a stand-in for Google, so anyone can be anyone. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for the real one.':
    'Ambiente de teste: o login aqui faz as vezes do Google, então qualquer um pode ser qualquer um. Defina GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET para o verdadeiro.',
  'copy that reply': 'copiar essa resposta',
  'replies to the same post again (one use)': 'responder de novo ao mesmo post (um uso)',
  'edit the reply you are at, else the last copied':
    'editar a resposta em que você está ou a última copiada',
  'save that reply': 'salvar essa resposta',
  'stop writing': 'parar de escrever',
  'into the box': 'ir para a caixa',
  'this list': 'esta lista',
  Keys: 'Teclas',
  'Use these keys': 'Usar estas teclas',
  Close: 'Fechar',
  'Daily Usage Limit Reached': 'Limite diário atingido',
  "You've used all your {n} replies for today.": 'Você usou todas as suas {n} respostas de hoje.',
  'Upgrade to Premium for {n} replies per day!': 'Assine o Premium e tenha {n} respostas por dia!',
  '{resets}, at {time} your time.': '{resets}, às {time} no seu horário.',
  'Fetching the post from {network}...': 'Buscando o post no {network}...',
  'Sign in to have this post fetched from {network}, or paste its text.':
    'Entre para buscar este post no {network}, ou cole o texto dele.',
  'Fetch the post': 'Buscar o post',
  'Fetching the post': 'Buscando o post',
  'The post is in the box': 'O post está na caixa',
  'The post is fetched from {network}. It goes on: this is its beginning.':
    'O post veio do {network}. Ele continua: este é o começo.',
  'The post is fetched from {network}.': 'O post veio do {network}.',
  'Account menu': 'Menu da conta',
  Favorites: 'Favoritos',
  Account: 'Conta',
  'Sign Out': 'Sair',
  'Signing out...': 'Saindo...',
  'Signed out': 'Você saiu',
  'Loading your uses...': 'Carregando seus usos...',
  Premium: 'Premium',
  'of {n} daily uses': 'de {n} usos por dia',
  '(Premium: {n}/day)': '(Premium: {n}/dia)',
  'reply {n}': 'resposta {n}',
  'Copied {reply}': 'Copiado: {reply}',
  'Edit the reply': 'Editar a resposta',
  'Reply {n}': 'Resposta {n}',
  Saved: 'Salvo',
  Save: 'Salvar',
  Done: 'Pronto',
  Edit: 'Editar',
  Refine: 'Ajustar',
  'Refine reply {n}': 'Ajustar resposta {n}',
  '{n} left in this set': 'Restam {n} neste conjunto',
  'See what premium is': 'Ver o que é o Premium',
  'Three more': 'Mais três',
  'Five more': 'Mais cinco',
  'Eight more': 'Mais oito',
  '{replies} cleared.': 'Apagado: {replies}.',
  'Crafted Replies': 'Respostas sob medida',
  '{n} of {all}': '{n} de {all}',
  'Clear All': 'Limpar tudo',
  '(one use)': '(um uso)',
  'or in another tone, one use each:': 'ou em outro tom, um uso por vez:',
  'Stopped: {n} of {all} replies came. They took one use.': {
    one: 'Parado: chegou {n} de {all} respostas. Custou um uso.',
    other: 'Parado: chegaram {n} de {all} respostas. Custaram um uso.',
  },
  'The writing broke off: {n} of {all} replies came. They took one use.': {
    one: 'A escrita foi interrompida: chegou {n} de {all} respostas. Custou um uso.',
    other: 'A escrita foi interrompida: chegaram {n} de {all} respostas. Custaram um uso.',
  },
  'The page was left while these were being written: {n} of {all} replies came. They took one use.':
    {
      one: 'Você saiu da página enquanto eram escritas: chegou {n} de {all} respostas. Custou um uso.',
      other:
        'Você saiu da página enquanto eram escritas: chegaram {n} de {all} respostas. Custaram um uso.',
    },
  'The writer had nothing particular to say this time, so these replies are generic.':
    'Desta vez o redator não tinha nada específico a dizer, então estas respostas são genéricas.',
  'This post sounds painful, so these replies are gentle, whatever the tone.':
    'Este post parece doloroso, então estas respostas são gentis, seja qual for o tom.',
  'The built-in writer does not know this language, so these replies are in English.':
    'O redator embutido não conhece este idioma, então as respostas estão em inglês.',
  "This browser's own model is ready on this device. Use it: nobody but this service and this device sees the post.":
    'O modelo próprio deste navegador está pronto neste dispositivo. Use-o: ninguém além deste serviço e deste dispositivo vê o post.',
  "This browser's own model is not there any more: it is turned off, and the built-in writer wrote what was missing.":
    'O modelo próprio deste navegador não está mais aqui: ele foi desligado, e o redator embutido escreveu o que faltava.',
  "This browser's own model has to be downloaded first, so the built-in writer wrote what was missing. Chrome shows how far it is at chrome://on-device-internals.":
    'O modelo próprio deste navegador precisa ser baixado primeiro, então o redator embutido escreveu o que faltava. O Chrome mostra o andamento em chrome://on-device-internals.',
  "This browser's own model does not write this language, so the built-in writer wrote what was missing. Pick another language under More choices.":
    'O modelo próprio deste navegador não escreve este idioma, então o redator embutido escreveu o que faltava. Escolha outro idioma em “Mais opções”.',
  "This browser's own model declined this post, so the built-in writer wrote what was missing. Try another tone or text.":
    'O modelo próprio deste navegador recusou este post, então o redator embutido escreveu o que faltava. Tente outro tom ou texto.',
  "This is too much text for this browser's own model, so the built-in writer wrote what was missing. Shorten the post, or what it answers.":
    'É texto demais para o modelo próprio deste navegador, então o redator embutido escreveu o que faltava. Encurte o post ou aquilo a que ele responde.',
  "This browser's own model failed or took too long, so the built-in writer wrote what was missing. Try again, or turn the model off below.":
    'O modelo próprio deste navegador falhou ou demorou demais, então o redator embutido escreveu o que faltava. Tente de novo ou desligue o modelo abaixo.',
  'The built-in writer could not follow what the replies should say: that takes a model.':
    'O redator embutido não conseguiu seguir o que as respostas devem dizer: isso exige um modelo.',
  'The built-in writer could not follow this tone of yours, so these replies are in the one nearest to it: more takes a model.':
    'O redator embutido não conseguiu seguir este seu tom, então as respostas estão no mais próximo: mais que isso exige um modelo.',
  'The writer stopped early. These are the replies that were ready.':
    'O redator parou antes da hora. Estas são as respostas que estavam prontas.',
  'The writer is busy. You are next. Premium goes first.':
    'O redator está ocupado. Sua vez é a próxima. Premium vai primeiro.',
  'The writer is busy. {n} others go before you. Premium goes first.': {
    one: 'O redator está ocupado. Há {n} pessoa antes de você. Premium vai primeiro.',
    other: 'O redator está ocupado. Há {n} pessoas antes de você. Premium vai primeiro.',
  },
  'Reply {n} is changed.': 'A resposta {n} foi alterada.',
  'Reply {number} is new; {n} changes left.': {
    one: 'A resposta {number} é nova; resta {n} mudança.',
    other: 'A resposta {number} é nova; restam {n} mudanças.',
  },
  Reply: 'Responder',
  'on X with reply {n}': 'no X com a resposta {n}',
  Share: 'Compartilhar',
  'reply {n} on {network}': 'resposta {n} no {network}',
  'Sign in to track your usage and purchase premium features':
    'Entre para acompanhar seu uso e comprar recursos Premium',
  'The connection broke off before all replies arrived. Please try again.':
    'A conexão caiu antes de todas as respostas chegarem. Tente de novo.',
  'User ID: {id}': 'ID do usuário: {id}',
  'Debug: show this page with or without premium. Changes nothing on the server.':
    'Depuração: mostra esta página com ou sem Premium. Não muda nada no servidor.',
  'Built-in writer: connect a model for sharper replies':
    'Redator embutido: conecte um modelo para respostas mais afiadas',
  'Operators can also paste a key in the dashboard, tab Writer, without a restart.':
    'Quem opera a instalação também pode colar uma chave no painel, aba Writer, sem reiniciar.',
  'Put a key into the file <0>.env</0> and start again: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> or <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Without one: <0>npm run model</0> gets a model for this machine, and one that Ollama has is found at the start.':
    'Coloque uma chave no arquivo <0>.env</0> e inicie de novo: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> ou <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Sem chave: <0>npm run model</0> baixa um modelo para esta máquina, e um que o Ollama tenha é encontrado ao iniciar.',
  'Your last renewal failed: {problem} Premium goes on for a few days. Update your payment on the manage page to keep it.':
    'Sua última renovação falhou: {problem} O Premium continua por alguns dias. Atualize o pagamento na página de gerenciamento para mantê-lo.',
  'Return to Dashboard': 'Voltar ao início',
  'You have bought premium twice. We see that too, and give the second purchase back; your premium goes on.':
    'Você comprou o Premium duas vezes. Nós também vimos e devolvemos a segunda compra; seu Premium continua.',
  'You had bought premium twice. The second purchase was given back to you.':
    'Você tinha comprado o Premium duas vezes. A segunda compra foi devolvida.',
  'How you have it': 'Como você tem',
  'A gift from us': 'Um presente nosso',
  Ends: 'Termina',
  'Never: it is for life': 'Nunca: é vitalício',
  Renews: 'Renova',
  Price: 'Preço',
  Payment: 'Pagamento',
  Manage: 'Gerenciar',
  'Manage or cancel': 'Gerenciar ou cancelar',
  '(opens the checkout provider in a new tab)': '(abre o provedor de pagamento em uma nova aba)',
  'After you pay': 'Depois de pagar',
  "You pay on the checkout provider's page, and come back here.":
    'Você paga na página do provedor de pagamento e volta para cá.',
  'Premium begins by itself as soon as the payment settles, on every page you have open.':
    'O Premium começa sozinho assim que o pagamento é confirmado, em todas as páginas abertas.',
  'This page then says when it renews, and where to manage or cancel it.':
    'Esta página então diz quando renova e onde gerenciar ou cancelar.',
  '{money} a week': '{money} por semana',
  '{money} a month': '{money} por mês',
  '{money} a year': '{money} por ano',
  '{money}, once': '{money}, uma vez',
  '{money} every {n} days': { one: '{money} a cada {n} dia', other: '{money} a cada {n} dias' },
  'Unlimited AI-generated tweet replies': 'Respostas ilimitadas geradas por IA',
  'Priority response generation': 'Geração de respostas com prioridade',
  'Advanced tone customization': 'Personalização avançada de tom',
  'Save and manage favorite replies': 'Salvar e gerenciar respostas favoritas',
  'Export replies to CSV': 'Exportar respostas para CSV',
  'What you get': 'O que você recebe',
  Free: 'Grátis',
  '{n} a day': '{n} por dia',
  '* Fair use: {n} generations a day.': '* Uso justo: {n} gerações por dia.',
  'No AI is connected here: the built-in writer answers with lines written beforehand.':
    'Nenhuma IA está conectada aqui: o redator embutido responde com frases escritas de antemão.',
  'Asking the checkout provider...': 'Consultando o provedor de pagamento...',
  'I have paid already': 'Já paguei',
  'No membership was found for {email}. If you paid with another e-mail address, sign in with that one, or contact support.':
    'Nenhuma assinatura encontrada para {email}. Se você pagou com outro e-mail, entre com ele ou fale com o suporte.',
  'Premium Active!': 'Premium ativo!',
  'Thank you for your support. Everything below is yours.':
    'Obrigado pelo apoio. Tudo abaixo é seu.',
  '{n} sets of replies a day, in your own tones, and a place to keep the best of them.':
    '{n} conjuntos de respostas por dia, nos seus próprios tons, e um lugar para guardar as melhores.',
  'Sandbox: the checkout here is a stand-in for Whop, and no money moves. Set the COMMERCE_ settings for the real one.':
    'Ambiente de teste: o pagamento aqui faz as vezes do Whop e nenhum dinheiro circula. Defina as configurações COMMERCE_ para o verdadeiro.',
  'Please sign in with {signInName} to upgrade to premium.':
    'Entre com {signInName} para assinar o Premium.',
  'Cancel anytime. No refunds for partial months.':
    'Cancele quando quiser. Sem reembolso por meses parciais.',
  'No session ID found': 'Nenhum ID de sessão encontrado',
  'Try again': 'Tentar de novo',
  'No user found': 'Nenhum usuário encontrado',
  'Sign in with the account that you bought premium for, and the payment is looked up.':
    'Entre com a conta para a qual comprou o Premium, e o pagamento será procurado.',
  'Your payment has not arrived yet.': 'Seu pagamento ainda não chegou.',
  'If you paid, premium begins by itself as soon as the payment settles. You can close this page.':
    'Se você pagou, o Premium começa sozinho assim que o pagamento for confirmado. Pode fechar esta página.',
  'Check again': 'Verificar de novo',
  'Processing your payment': 'Processando seu pagamento',
  'Processing your payment...': 'Processando seu pagamento...',
  'Your payment is still settling. This can take up to a minute; please keep this page open.':
    'Seu pagamento ainda está sendo confirmado. Pode levar até um minuto; deixe esta página aberta.',
  'One moment, we are asking the checkout for your payment.':
    'Um momento, estamos consultando seu pagamento.',
  'Welcome to Premium!': 'Boas-vindas ao Premium!',
  'Your payment is confirmed and premium is active. Thank you.':
    'Seu pagamento foi confirmado e o Premium está ativo. Obrigado.',
  'Start Using Premium Features': 'Começar a usar o Premium',
  'What changed': 'O que mudou',
  'Something Went Wrong': 'Algo deu errado',
  'Return to Premium Page': 'Voltar à página do Premium',
  'Opening checkout...': 'Abrindo o pagamento...',
  'Upgrade to Premium with Whop': 'Assinar o Premium com a Whop',
  'Please log in first': 'Entre na sua conta primeiro',
  'Failed to start checkout process: {reason}. Please try again or contact support.':
    'Não foi possível iniciar o pagamento: {reason}. Tente de novo ou fale com o suporte.',
  'Trying again...': 'Tentando de novo...',
  'Signing in...': 'Entrando...',
  'Sign in with {signInName}': 'Entrar com {signInName}',
  More: 'Mais',
  Terms: 'Termos',
  Privacy: 'Privacidade',
  Newsletter: 'Newsletter',
  Feedback: 'Feedback',
  'Skip to content': 'Pular para o conteúdo',
  Site: 'Site',
  Home: 'Início',
  'Contact Us': 'Contato',
  Tools: 'Ferramentas',
  Shop: 'Loja',
  Blog: 'Blog',
  'A question, a problem, an idea: it reaches the person who runs this service.':
    'Uma pergunta, um problema, uma ideia: chega a quem cuida deste serviço.',
  'Your e-mail, for the answer': 'Seu e-mail, para a resposta',
  Message: 'Mensagem',
  'Send Message': 'Enviar mensagem',
  'Sent. Thank you, you will be answered by e-mail.':
    'Enviado. Obrigado, você vai receber a resposta por e-mail.',
  'What works, what does not, what is missing?': 'O que funciona, o que não funciona, o que falta?',
  'Your e-mail, if you want an answer': 'Seu e-mail, se quiser uma resposta',
  'Send Feedback': 'Enviar feedback',
  'Sent. Thank you for telling us.': 'Enviado. Obrigado por nos contar.',
  'News of Riposte by e-mail, now and then.': 'Novidades do Riposte por e-mail, de vez em quando.',
  'Your e-mail': 'Seu e-mail',
  Subscribe: 'Assinar',
  'You are on the list. Thank you.': 'Você está na lista. Obrigado.',
  'Page not found': 'Página não encontrada',
  'There is no page here': 'Não há página aqui',
  'The address may be mistyped, or the page has moved.':
    'O endereço pode ter sido digitado errado, ou a página mudou de lugar.',
  'Write a reply': 'Escrever uma resposta',
  'The posts you paste and the replies you get are not stored and not logged, except for what you save yourself.':
    'Os posts que você cola e as respostas que recebe não são guardados nem registrados, a não ser o que você mesmo salvar.',
  'Replies are written on this server; your post goes nowhere else.':
    'As respostas são escritas neste servidor; seu post não vai para nenhum outro lugar.',
  'Your post, and what you say of it, is sent to the language model that this service uses, to write the replies.':
    'Seu post, e o que você diz sobre ele, vai para o modelo de linguagem que este serviço usa para escrever as respostas.',
  'Where you ask for others, so are the replies that you have.':
    'Quando você pede outras, as respostas que você já tem também vão.',
  'The address of a post that you paste is asked for at its network by this server, which says nothing of you there.':
    'O endereço de um post que você cola é consultado na rede dele por este servidor, que não diz nada sobre você lá.',
  'What is kept': 'O que fica guardado',
  Why: 'Para quê',
  'How long': 'Por quanto tempo',
  "In <0>your account</0> you can download what is yours, and delete all but the gifts and the log. After that, today's count stays under a scrambled name until midnight UTC, so that deleting is not a way around the daily limit.":
    '<0>Sua conta</0> permite baixar o que é seu e excluir tudo, menos os presentes e o registro. Depois disso, a contagem de hoje fica sob um nome embaralhado até a meia-noite UTC, para que excluir não seja um jeito de burlar o limite diário.',
  "Your browser also remembers today's count and your e-mail address, to show the page at once, and the post in the box and your last replies, so that a reload or a closed tab loses neither. Your last {n} sets of replies are in your <0>history</0>, where they can be removed and no longer kept. All of it stays on this device. Signing out clears it. The theme and the language that you pick below are in cookies for a year, which say nothing else.":
    'Seu navegador também lembra a contagem de hoje e seu e-mail, para mostrar a página na hora, e o post na caixa e suas últimas respostas, para que recarregar ou fechar a aba não perca nada. Seus últimos {n} conjuntos de respostas estão no seu <0>histórico</0>, onde podem ser removidos e deixar de ser guardados. Tudo fica neste dispositivo. Sair da conta apaga. O tema e o idioma que você escolhe abaixo ficam por um ano em cookies que não dizem mais nada.',
  "Where you turn on this browser's own model, a post goes to this service and to that model on this device, and to nobody else. That you turned it on is remembered on this device, until you turn it off.":
    'Se você ligar o modelo próprio deste navegador, um post vai para este serviço e para esse modelo neste dispositivo, e para mais ninguém. Este dispositivo lembra que você o ligou, até que você o desligue.',
  'Riposte suggests replies. What you post is yours: read it first, change it as you like, and answer for it under your own name.':
    'O Riposte sugere respostas. O que você posta é seu: leia antes, mude como quiser e responda por isso em seu próprio nome.',
  'Do not use it to harass, threaten or deceive anybody, or to break the law.':
    'Não use para assediar, ameaçar ou enganar ninguém, nem para infringir a lei.',
  'Follow the rules of the network where you post.': 'Siga as regras da rede onde você posta.',
  'Free accounts have {freeLimit} generations a day and premium accounts {premiumLimit}. Days are counted in UTC. A generation that fails does not count. One that you stop, or whose post the writer cannot answer, is free {n} times a day.':
    'Contas gratuitas têm {freeLimit} gerações por dia e contas Premium, {premiumLimit}. Os dias são contados em UTC. Uma geração que falha não conta. Uma que você interrompe, ou cujo post o redator não consegue responder, é grátis {n} vezes por dia.',
  'Suggestions can be wrong. They are offered as they are, without a warranty.':
    'As sugestões podem estar erradas. São oferecidas como estão, sem garantia.',
  'Accounts that are used to harm others may be closed.':
    'Contas usadas para prejudicar outras pessoas podem ser encerradas.',
  Theme: 'Tema',
  'Read in': 'Ler em',
  Name: 'Nome',
  'Learn from my favorites': 'Aprender com meus favoritos',
  'Fills the fields below with what your saved replies have in common.':
    'Preenche os campos abaixo com o que suas respostas salvas têm em comum.',
  'Read off {n} favorites. Change what is not you.':
    'Aprendido com {n} favoritos. Mude o que não tem a sua cara.',
  'Nearest to': 'Mais próximo de',
  'It should': 'Deve',
  'sound like a tired engineer, name the trade-off':
    'soar como um engenheiro cansado, citar o porém',
  'It should not': 'Não deve',
  'use exclamation marks, praise anyone': 'usar pontos de exclamação, elogiar alguém',
  'Example {n}': 'Exemplo {n}',
  'Save tone': 'Salvar tom',
  Cancel: 'Cancelar',
  'Your tones': 'Seus tons',
  'A tone is a manner of replying: what it does, what it never does, and how it sounds.':
    'Um tom é um jeito de responder: o que faz, o que nunca faz e como soa.',
  'Sign in to make tones of your own.': 'Entre para criar seus próprios tons.',
  'Tones of your own are part of premium. Those you made before are kept.':
    'Tons próprios fazem parte do Premium. Os que você criou antes continuam guardados.',
  'The built-in writer uses the nearest of its own tones. With a model connected, replies follow everything you write here.':
    'O redator embutido usa o tom mais próximo dos que tem. Com um modelo conectado, as respostas seguem tudo o que você escrever aqui.',
  'Like {tone}.': 'Como {tone}.',
  'Edit {tone}': 'Editar {tone}',
  'Delete {tone}': 'Excluir {tone}',
  'New tone': 'Novo tom',
  '{count}, page {page} of {pages}': '{count}, página {page} de {pages}',
  Previous: 'Anterior',
  Next: 'Próxima',
  Undo: 'Desfazer',
  "Verify You're Human": 'Mostre que você é humano',
  'This enables the Generate Replies button.': 'Isso libera o botão Gerar respostas.',
  'Loading the challenge...': 'Carregando o desafio...',
  'Verifying...': 'Verificando...',
  "I'm human": 'Sou humano',
  'It is tried again in 10 seconds.': 'Nova tentativa em 10 segundos.',
  'Rage Bait': 'Polêmico',
  Nice: 'Gentil',
  Informal: 'Informal',
  System: 'Sistema',
  Light: 'Claro',
  Dark: 'Escuro',
  Another: 'Outra',
  Shorter: 'Mais curta',
  Softer: 'Mais suave',
  Sharper: 'Mais afiada',
  Anywhere: 'Qualquer lugar',
  "The post's": 'O do post',
  'Your name, e-mail address and photo, from {signInName}, and when you came first and last':
    'Seu nome, e-mail e foto, do {signInName}, e quando você veio pela primeira e última vez',
  'To show who is signed in, and to recognise premium':
    'Para mostrar quem está conectado e reconhecer o Premium',
  'As long as you have an account': 'Enquanto você tiver uma conta',
  'A session, as a cookie and as a hash in our database: with which browser it was begun, when, and when it was last used':
    'Uma sessão, como cookie e como hash em nosso banco de dados: com qual navegador começou, quando, e quando foi usada pela última vez',
  'To keep you signed in, and to show you where you are':
    'Para manter você conectado e mostrar onde está',
  '30 days after your last visit, 180 days at most, or until you end it':
    '30 dias após sua última visita, no máximo 180 dias, ou até você encerrá-la',
  'How many generations you used on which day, how many came to nothing, and the tokens that models took for them; of a visitor who is not signed in, by IP address':
    'Quantas gerações você usou em que dia, quantas não deram em nada e os tokens que os modelos gastaram nelas; de um visitante não conectado, por endereço IP',
  'To apply the daily limit': 'Para aplicar o limite diário',
  '90 days': '90 dias',
  'The count of the day on which you delete your account, under a scrambled name':
    'A contagem do dia em que você exclui sua conta, sob um nome embaralhado',
  'So that deleting is not a way around the daily limit':
    'Para que excluir não seja um jeito de burlar o limite diário',
  'Until midnight UTC': 'Até a meia-noite UTC',
  'A scrambled fingerprint of a post you generated replies for':
    'Uma impressão embaralhada de um post para o qual você gerou respostas',
  'So that single replies to it can be changed without a use':
    'Para que respostas avulsas possam ser mudadas sem gastar um uso',
  'One day': 'Um dia',
  'That replies of a set were copied, saved, edited, posted or refined, without a word of them, under a random number that only your browser knows to be yours':
    'Que respostas de um conjunto foram copiadas, salvas, editadas, postadas ou ajustadas, sem uma palavra delas, sob um número aleatório que só seu navegador sabe ser seu',
  'To see which tones and writers bring replies that people take, counting each once':
    'Para ver quais tons e redatores trazem respostas que as pessoas usam, contando cada uma uma vez',
  'The day of the set and the next; after that only in totals, which name nobody':
    'O dia do conjunto e o seguinte; depois em somas, nas quais ninguém aparece',
  'Replies you save as favorites, with the post they answer':
    'Respostas que você salva como favoritas, com o post a que respondem',
  'To show them to you again': 'Para mostrá-las de novo a você',
  'Until you delete them': 'Até você excluí-las',
  'Tones of your own, with their examples': 'Seus próprios tons, com os exemplos',
  'To write in them': 'Para escrever com eles',
  'Whether you are premium and since when; your orders; the ids and states of payments and memberships, never a card':
    'Se você é Premium e desde quando; seus pedidos; os identificadores e estados de pagamentos e assinaturas, nunca um cartão',
  'To know that premium is paid, and to end it when it is not':
    'Para saber que o Premium está pago e encerrá-lo quando não estiver',
  'As long as you have an account; orders that were not paid 60 days':
    'Enquanto você tiver uma conta; pedidos não pagos, 60 dias',
  'Premium that we gave to your e-mail address, with our notes':
    'O Premium que demos ao seu e-mail, com nossas anotações',
  'To give it to you when you sign in': 'Para dá-lo a você quando entrar',
  'Until we take it back, whether or not you have an account':
    'Até nós o retirarmos, tendo você conta ou não',
  'Each time we gave premium to your e-mail address': 'Cada vez que demos o Premium ao seu e-mail',
  'So that a gift that is sent twice by mistake is given once':
    'Para que um presente repetido por engano seja dado só uma vez',
  '30 days': '30 dias',
  'What we did about your premium: what, when and who of us':
    'O que fizemos com seu Premium: o quê, quando e quem de nós',
  'So that nobody here can give or take anything in secret':
    'Para que ninguém aqui possa dar ou tirar nada em segredo',
  'For good: this log cannot be changed': 'Para sempre: este registro não pode ser alterado',
  'Your IP address, when you prove that you are human without signing in':
    'Seu endereço IP, quando mostra ser humano sem entrar',
  'To not ask you again': 'Para não perguntar de novo',
  '12 hours': '12 horas',
  'Your IP address, when you sign in, send us a message or prove that you are human':
    'Seu endereço IP, quando você entra, nos manda uma mensagem ou mostra ser humano',
  'To keep out floods': 'Para barrar enxurradas',
  'Two hours at most; in our log, where something was refused, 90 days at most':
    'Duas horas no máximo; em nosso registro, onde algo foi recusado, no máximo 90 dias',
  'What you write in Contact Us, Feedback or Newsletter':
    'O que você escreve em Contato, Feedback ou Newsletter',
  'To read it and answer': 'Para ler e responder',
  'Until we delete it': 'Até nós excluirmos',
  Accessibility: 'Acessibilidade',
  'Riposte is made to be used by everyone: with the keyboard alone, enlarged, in the dark, in the colors of your system, and with a screen reader. It aims at WCAG 2.2, level AA. Nobody outside has audited it, so that conformance with it, or with EN 301 549, is not claimed.':
    'O Riposte é feito para ser usado por todos: só com o teclado, ampliado, no escuro, nas cores do seu sistema e com um leitor de tela. Ele busca a WCAG 2.2, nível AA. Ninguém de fora o auditou, então não se afirma conformidade com ela nem com a EN 301 549.',
  'How it is checked': 'Como é verificado',
  'At each change axe looks for faults in light and in dark, and nothing may scroll sideways on a screen of 360 pixels.':
    'A cada mudança, o axe procura falhas no claro e no escuro, e nada pode rolar para o lado em uma tela de 360 pixels.',
  'In forced colors, where axe cannot see, tests ask whether one can tell what is picked.':
    'Em cores forçadas, onde o axe não enxerga, testes verificam se dá para saber o que está escolhido.',
  'What can be pressed has at least 24 pixels each way, and 44 on a narrow screen, except for links inside a sentence.':
    'O que se pode tocar tem pelo menos 24 pixels em cada direção, e 44 em telas estreitas, exceto links dentro de uma frase.',
  'Tests write, copy and edit replies with the keyboard alone, and look where the focus goes.':
    'Testes escrevem, copiam e editam respostas só com o teclado, e olham para onde vai o foco.',
  'What has not been tried': 'O que não foi testado',
  'A real screen reader, and people who depend on one.':
    'Um leitor de tela de verdade, e pessoas que dependem dele.',
  'Safari and Firefox: the tests run in Chromium.':
    'Safari e Firefox: os testes rodam no Chromium.',
  'Known limits': 'Limites conhecidos',
  'The language of a post that you paste is left for your browser to find out.':
    'O idioma de um post que você cola fica para o seu navegador descobrir.',
  'Signing in, paying and the networks where you post have pages of their own, which are not covered here.':
    'O login, o pagamento e as redes onde você posta têm páginas próprias, que não são tratadas aqui.',
  'The charts of the operators’ dashboard are pictures. Their numbers are in the table below them.':
    'Os gráficos do painel dos operadores são imagens. Os números estão na tabela abaixo deles.',
  'If something is in your way': 'Se algo atrapalhar você',
  'Write to whoever runs this site: <0>Contact Us</0>. Say on which page it was and what you use. You are answered by e-mail; how soon, this software cannot promise for them.':
    'Escreva a quem cuida deste site: <0>Contato</0>. Diga em qual página foi e o que você usa. A resposta vem por e-mail; quando, este software não pode prometer por eles.',
  'Last gone through on November 23, 2026.': 'Última revisão em 23 de novembro de 2026.',
  'This is a translation. The English text is the one that counts.':
    'Esta é uma tradução. O texto que vale é o inglês.',
  'What you had for this post before': 'O que você já tinha para este post',
  'Your post is kept, and is in the box again when there are uses:':
    'Seu post está guardado e volta à caixa quando você tiver usos de novo:',
  'Debug: shown as it is with premium, or without. The server counts as before.':
    'Depuração: exibido como com ou sem Premium. O servidor conta como antes.',
  'How long it lasts, and where to manage it': 'Quanto tempo dura e onde gerenciar',
  'This is only the address of a post. Paste its text into the box.':
    'Isto é só o endereço de um post. Cole o texto dele na caixa.',
  'This is part of premium.': 'Isto faz parte do Premium.',
  'with emoji': 'com emojis',
  'no emoji': 'sem emojis',
};
