/** What `PAGE_ERRORS` say in French. */
export const pageErrors: Readonly<Record<string, string>> = {
  'Please sign in with {signInName} to use this feature':
    'Connectez-vous avec {signInName} pour utiliser cette fonction',
  'An error occurred while generating responses':
    'Une erreur est survenue pendant la génération des réponses',
  'Generation was stopped. {free} a day are free, then each takes a use.':
    'La génération a été arrêtée. {free} par jour sont gratuites, ensuite chacune coûte une utilisation.',
  'This browser does not let Riposte keep anything, so there is no history.':
    'Ce navigateur ne laisse rien conserver à Riposte, il n’y a donc pas d’historique.',
  'Failed to sign in with {signInName}. Please try again.':
    'La connexion avec {signInName} a échoué. Veuillez réessayer.',
  'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.':
    'Votre navigateur a bloqué la fenêtre de connexion. Autorisez les pop-ups pour ce site et réessayez.',
  'The sign-in window was closed before sign-in finished. Please try again.':
    'La fenêtre de connexion a été fermée avant la fin. Veuillez réessayer.',
  'Sign-in was cancelled. Please try again when you are ready.':
    'La connexion a été annulée. Réessayez quand vous voudrez.',
  'This sign-in took too long or was already used. Please try again; if it comes back, allow cookies for this site.':
    'Cette connexion a pris trop de temps ou a déjà servi. Veuillez réessayer ; si cela se répète, autorisez les cookies de ce site.',
  '{signInName} sign-in cannot be reached right now. Please try again in a minute.':
    'La connexion avec {signInName} est impossible pour le moment. Réessayez dans une minute.',
  'Your {signInName} account has no verified e-mail address. Verify it with {signInName}, or use another account.':
    'Votre compte {signInName} n’a pas d’adresse e-mail vérifiée. Vérifiez-la chez {signInName} ou utilisez un autre compte.',
  'Your e-mail address has letters beyond plain A to Z, which look like those of other addresses. Please use another account.':
    'Votre adresse e-mail contient des lettres autres que A à Z, qui ressemblent à celles d’autres adresses. Utilisez un autre compte.',
  'Failed to sign out': 'La déconnexion a échoué',
  'Failed to load premium status. Please try again.':
    'Impossible de charger le statut Premium. Veuillez réessayer.',
  'Your account cannot be checked right now. Shown is what this browser remembers; you can go on.':
    'Votre compte ne peut pas être vérifié pour le moment. Vous voyez ce que ce navigateur retient ; vous pouvez continuer.',
  'Too many requests. Please wait a moment and try again.':
    'Trop de requêtes. Patientez un instant et réessayez.',
  'Our database cannot be reached right now. Nothing was lost. Please try again in a minute.':
    'Notre base de données est injoignable pour le moment. Rien n’est perdu. Réessayez dans une minute.',
  'Very many people are using this right now. Nothing was lost. Please try again in a few seconds.':
    'Beaucoup de monde utilise ce service en ce moment. Rien n’est perdu. Réessayez dans quelques secondes.',
};

/** What the other errors say that a person can meet who is no operator. */
export const serverErrors: Readonly<Record<string, string>> = {
  'You have reached your daily limit of {freeLimit} replies. Please upgrade to premium for {premiumLimit} replies per day.':
    'Vous avez atteint votre limite de {freeLimit} réponses par jour. Passez à Premium pour {premiumLimit} réponses par jour.',
  'You have reached your daily limit of {premiumLimit} replies. Please try again tomorrow.':
    'Vous avez atteint votre limite de {premiumLimit} réponses par jour. Réessayez demain.',
  'The tweet is empty. Paste the text you want to reply to.':
    'Le tweet est vide. Collez le texte auquel vous voulez répondre.',
  'The tweet is longer than 1080 characters. Shorten it and try again.':
    'Le tweet dépasse 1080 caractères. Raccourcissez-le et réessayez.',
  'The tweet contains characters that are not valid text. Paste it again as plain text.':
    'Le tweet contient des caractères qui ne sont pas du texte valide. Collez-le à nouveau en texte brut.',
  'Who wrote the tweet is text of up to 80 characters.':
    'L’auteur du tweet est un texte de 80 caractères au plus.',
  'What the tweet answers is text of up to 1080 characters. Shorten it and try again.':
    'Ce à quoi répond le tweet est un texte de 1080 caractères au plus. Raccourcissez-le et réessayez.',
  'Unknown tone. Pick Rage Bait, Nice or Informal.':
    'Ton inconnu. Choisissez Provocateur, Gentil ou Décontracté.',
  'API configuration error. Please contact support.':
    'Erreur de configuration de l’API. Contactez l’assistance.',
  'The reply writer cannot be reached right now. Your use was given back. Please try again in a minute.':
    'Le rédacteur est injoignable pour le moment. Votre utilisation vous est rendue. Réessayez dans une minute.',
  'The reply writer is busy right now. Your use was given back. Please try again in a minute.':
    'Le rédacteur est occupé pour le moment. Votre utilisation vous est rendue. Réessayez dans une minute.',
  'The reply writer took too long. Your use was given back. Please try again.':
    'Le rédacteur a mis trop de temps. Votre utilisation vous est rendue. Veuillez réessayer.',
  'The reply writer declined to answer this tweet. Your use was given back. Try another tone or text.':
    'Le rédacteur a refusé de répondre à ce tweet. Votre utilisation vous est rendue. Essayez un autre ton ou un autre texte.',
  'The reply writer declined to answer this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'Le rédacteur a refusé de répondre à ce tweet. Après {free} par jour sans résultat, chacun prend une utilisation. Essayez un autre ton ou un autre texte.',
  'The reply writer found no replies to this tweet. Your use was given back. Try another tone or text.':
    'Le rédacteur n’a trouvé aucune réponse à ce tweet. Votre utilisation vous est rendue. Essayez un autre ton ou un autre texte.',
  'The reply writer found no replies to this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'Le rédacteur n’a trouvé aucune réponse à ce tweet. Après {free} par jour sans résultat, chacun prend une utilisation. Essayez un autre ton ou un autre texte.',
  'The reply writer has done all that it may do for you today. No use was taken. Please try again tomorrow.':
    'Le rédacteur a fait tout ce qu’il peut faire pour vous aujourd’hui. Aucune utilisation n’a été prise. Réessayez demain.',
  'The reply writer has done all that it may do today. No use was taken. Please try again tomorrow.':
    'Le rédacteur a fait tout ce qu’il peut faire aujourd’hui. Aucune utilisation n’a été prise. Réessayez demain.',
  'Your other replies are still being written. Wait until they are there, then try again. No use was taken.':
    'Vos autres réponses sont en cours de rédaction. Attendez qu’elles soient là, puis réessayez. Aucune utilisation n’a été prise.',
  'This reply can no longer be changed here. Generate new replies instead.':
    'Cette réponse ne peut plus être modifiée ici. Générez plutôt de nouvelles réponses.',
  'The reply writer found nothing fitting in place of this reply. That took one of the changes of this set: {revisionsLeft} left. Try another direction, or generate new replies.':
    'Le rédacteur n’a rien trouvé de mieux à la place de cette réponse. Cela a coûté l’une des modifications de cette série : encore {revisionsLeft}. Essayez une autre direction, ou générez de nouvelles réponses.',
  'There is no reply that goes further this way. That was not counted as a change. Try another direction.':
    'Aucune réponse ne va plus loin dans ce sens. Cela n’a pas compté comme modification. Essayez une autre direction.',
  'You have changed single replies of this set 10 times, which is all that one generation pays for. Generate new replies instead.':
    'Vous avez modifié des réponses de cette série 10 fois, c’est tout ce que couvre une génération. Générez plutôt de nouvelles réponses.',
  'This is not the address of a post on X, Bluesky, Mastodon, Reddit, YouTube or TikTok that is known here. Paste the text instead.':
    'Ce n’est pas l’adresse connue d’un post sur X, Bluesky, Mastodon, Reddit, YouTube ou TikTok. Collez plutôt le texte.',
  'This post could not be fetched: it may be gone or private, or its network does not answer. Paste the text instead.':
    'Ce post n’a pas pu être récupéré : il a peut-être disparu ou est privé, ou son réseau ne répond pas. Collez plutôt le texte.',
  'Posts are not fetched here. Paste the text instead.':
    'Les posts ne sont pas récupérés ici. Collez plutôt le texte.',
  "Verify You're Human first: solve the challenge above.":
    'Prouvez d’abord que vous êtes humain : résolvez le test ci-dessus.',
  'The challenge was not solved, is too old, or was used before. Please try again.':
    'Le test n’a pas été résolu, est trop ancien ou a déjà servi. Veuillez réessayer.',
  'The human-verification service cannot be reached right now. Please try again in a minute.':
    'Le service de vérification est injoignable pour le moment. Réessayez dans une minute.',
  'Please sign in again first: this cannot be undone, so we ask who is here.':
    'Reconnectez-vous d’abord : cette action est irréversible, nous demandons donc qui est là.',
  'Write a message of 1 to 2000 characters.': 'Écrivez un message de 1 à 2000 caractères.',
  'Enter a valid e-mail address.': 'Saisissez une adresse e-mail valide.',
  'The checkout provider cannot be reached right now. Nothing was charged. Please try again in a minute.':
    'Le prestataire de paiement est injoignable pour le moment. Rien n’a été débité. Réessayez dans une minute.',
  'The checkout provider refused our request. Please contact support.':
    'Le prestataire de paiement a refusé notre demande. Contactez l’assistance.',
  'The checkout provider gave an answer that we could not read. Please try again in a minute.':
    'Le prestataire de paiement a donné une réponse illisible. Réessayez dans une minute.',
  'You have an active subscription already. You can manage it on the premium page.':
    'Vous avez déjà un abonnement actif. Vous pouvez le gérer sur la page Premium.',
  'The checkout provider cannot be asked right now, so what you paid is not known here yet. Please try again in a minute.':
    'Le prestataire de paiement ne peut pas être interrogé pour le moment, votre paiement n’est donc pas encore connu ici. Réessayez dans une minute.',
  'This checkout is not one of your account. Sign in with the account that you bought premium for, or contact support.':
    'Ce paiement n’est pas lié à votre compte. Connectez-vous avec le compte pour lequel vous avez acheté Premium, ou contactez l’assistance.',
  'The payment was declined and nothing was charged. Please try again.':
    'Le paiement a été refusé et rien n’a été débité. Veuillez réessayer.',
  'This payment was refunded, so it gives no premium any more.':
    'Ce paiement a été remboursé, il ne donne donc plus Premium.',
  'The bank took this payment back, so it gives no premium any more. Please contact support.':
    'La banque a repris ce paiement, il ne donne donc plus Premium. Contactez l’assistance.',
  'This payment belongs to another account or to something else.':
    'Ce paiement appartient à un autre compte ou à autre chose.',
  'The membership of this payment is over.': 'L’abonnement de ce paiement est terminé.',
  'This is part of premium. Upgrade to Premium to use it; what you saved before is kept.':
    'Cela fait partie de Premium. Passez à Premium pour l’utiliser ; ce que vous aviez enregistré est conservé.',
  'This reply cannot be saved: it is empty, too long, or not text.':
    'Cette réponse ne peut pas être enregistrée : elle est vide, trop longue ou n’est pas du texte.',
  'You have saved 1000 replies, which is all that fits. Delete some to save more.':
    'Vous avez enregistré 1000 réponses, c’est le maximum. Supprimez-en pour en enregistrer d’autres.',
  'This tone cannot be kept. A name has up to 40 characters, each rule up to 300, and there are up to 3 examples of up to 280.':
    'Ce ton ne peut pas être enregistré. Un nom a 40 caractères au plus, chaque règle 300 au plus, et il y a 3 exemples de 280 au plus.',
  'Give the tone a name.': 'Donnez un nom au ton.',
  'Two of your tones have the same name. Give each its own.':
    'Deux de vos tons ont le même nom. Donnez à chacun le sien.',
  'One of the built-in tones has this name. Give yours another.':
    'Un des tons intégrés porte ce nom. Donnez-en un autre au vôtre.',
  'You can have up to 10 tones of your own.': 'Vous pouvez avoir jusqu’à 10 tons à vous.',
  'Save at least 3 replies first; there is not enough to learn from yet.':
    'Enregistrez d’abord au moins 3 réponses ; il n’y a pas encore assez à apprendre.',
  'This request came from another site and was refused. Reload the page and try again.':
    'Cette requête venait d’un autre site et a été refusée. Rechargez la page et réessayez.',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'Something went wrong on our side. Please try again.':
    'Un problème est survenu de notre côté. Veuillez réessayer.',
  'No session ID found': 'Aucun identifiant de session trouvé',
};
