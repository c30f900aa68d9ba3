import { pageErrors } from '#contract/words/fr.ts';
import type { Catalogue } from '../t.ts';

/** The page in French. */
export const catalogue: Catalogue = {
  ...pageErrors,
  'Your account': 'Votre compte',
  'Loading your account...': 'Chargement de votre compte…',
  'Your account is deleted.': 'Votre compte est supprimé.',
  'Sign in to see what is kept about you.':
    'Connectez-vous pour voir ce qui est conservé sur vous.',
  'Download my data': 'Télécharger mes données',
  'Everything that is kept about {email}, as a JSON file.':
    'Tout ce qui est conservé sur {email}, dans un fichier JSON.',
  'Delete my account': 'Supprimer mon compte',
  'Deletes everything that is kept about you, what you saved included. Only this stays:':
    'Supprime tout ce qui est conservé sur vous, y compris ce que vous avez enregistré. Il ne reste que ceci :',
  'A subscription at the checkout provider goes on and is charged until you cancel it: do that first, by the link on <0>the premium page</0>.':
    'Un abonnement chez le prestataire de paiement continue et est débité jusqu’à sa résiliation : résiliez-le d’abord, par le lien de <0>la page Premium</0>.',
  'Delete your account?': 'Supprimer votre compte ?',
  'This cannot be undone.': 'Cette action est irréversible.',
  'Keep it': 'Le garder',
  'Delete for good': 'Supprimer définitivement',
  'Where you are signed in': 'Vos sessions ouvertes',
  '{device} (this one), since {since}, last used {last}':
    '{device} (celui-ci), depuis {since}, dernière utilisation {last}',
  '{device}, since {since}, last used {last}':
    '{device}, depuis {since}, dernière utilisation {last}',
  'A browser': 'Un navigateur',
  'End the session of {device}': 'Fermer la session de {device}',
  'a browser': 'un navigateur',
  End: 'Fermer',
  'End all others': 'Fermer toutes les autres',
  'Riposte cannot be reached. Check your connection and try again; your text is still here.':
    'Riposte est injoignable. Vérifiez votre connexion et réessayez ; votre texte est toujours là.',
  'Edge function error: {status} {message}': 'Erreur du serveur : {status} {message}',
  'Unknown error': 'Erreur inconnue',
  'Loading...': 'Chargement…',
  'Without a model: “agree”, “disagree about the price”, “ask about …”, “thank them for …”, “mention that I …”.':
    'Sans modèle, en anglais : « agree », « disagree about the price », « ask about … », « thank them for … », « mention that I … ».',
  'As in the post': 'Comme dans le post',
  Yes: 'Oui',
  No: 'Non',
  'What the replies should say': 'Ce que les réponses doivent dire',
  'disagree about the price': 'contester le prix',
  'Who wrote the tweet': 'Qui a écrit le tweet',
  'What the tweet answers': 'À quoi répond le tweet',
  Replies: 'Réponses',
  'Posted on': 'Publié sur',
  Emoji: 'Émojis',
  Language: 'Langue',
  'More choices': 'Plus d’options',
  'More choices: “{steer}”': 'Plus d’options : « {steer} »',
  'Something went wrong': 'Une erreur est survenue',
  'The page stopped working. Nothing you were charged a use for is lost.':
    'La page a cessé de fonctionner. Rien de ce qui vous a coûté une utilisation n’est perdu.',
  'Refresh Page': 'Recharger la page',
  'Favorite replies': 'Réponses favorites',
  'Sign in to see the replies you saved.':
    'Connectez-vous pour voir les réponses que vous avez enregistrées.',
  'Saving replies is part of premium. What you saved before is kept.':
    'Enregistrer des réponses fait partie de Premium. Ce que vous aviez enregistré est conservé.',
  'Upgrade to Premium': 'Passer à Premium',
  Search: 'Rechercher',
  'Export to CSV': 'Exporter en CSV',
  'Show more': 'Afficher plus',
  'Deleted.': 'Supprimé.',
  Delete: 'Supprimer',
  'Nothing saved yet. Press Save below a reply that you like.':
    'Rien d’enregistré pour l’instant. Appuyez sur Enregistrer sous une réponse qui vous plaît.',
  'No saved reply has these words.': 'Aucune réponse enregistrée ne contient ces mots.',
  History: 'Historique',
  'Your last {n} sets of replies, on this device only. Signing out clears them.':
    'Vos {n} dernières séries de réponses, sur cet appareil uniquement. La déconnexion les efface.',
  'Keep my sets on this device': 'Conserver mes séries sur cet appareil',
  'Your history is removed.': 'Votre historique est effacé.',
  'Remove all': 'Tout retirer',
  '{replies} removed.': 'Retiré : {replies}.',
  'Brought back': 'Rétabli',
  Remove: 'Retirer',
  'Take up again': 'Reprendre',
  'Nothing yet. Each set of replies comes here by itself.':
    'Rien pour l’instant. Chaque série de réponses arrive ici d’elle-même.',
  'Nothing is kept.': 'Rien n’est conservé.',
  'No set has these words.': 'Aucune série ne contient ces mots.',
  '{n} sets': { one: '{n} série', other: '{n} séries' },
  Change: 'Changer',
  'Write replies': 'Écrire des réponses',
  'Enter the tweet you want to reply to': 'Saisissez le tweet auquel vous voulez répondre',
  'Only the first {n} characters were kept.': 'Seuls les {n} premiers caractères ont été gardés.',
  'Paste the tweet here...': 'Collez le tweet ici…',
  Paste: 'Coller',
  Tone: 'Ton',
  'Change your tones': 'Modifier vos tons',
  'Make a tone of your own': 'Créer votre propre ton',
  'Generating Replies...': 'Génération des réponses…',
  'Generate Replies': 'Générer des réponses',
  Stop: 'Arrêter',
  'Your browser refused to copy. Select the text and copy it by hand.':
    'Votre navigateur a refusé la copie. Sélectionnez le texte et copiez-le à la main.',
  'Copied!': 'Copié !',
  Copy: 'Copier',
  '{n} replies': { one: '{n} réponse', other: '{n} réponses' },
  'Resets now': 'Se réinitialise maintenant',
  '{n} h': '{n} h',
  '{n} min': '{n} min',
  'Resets in {time}': 'Renouvelé dans {time}',
  'What was in the box is taken out.': 'Le contenu du champ a été retiré.',
  'Unpopular opinion: a meeting with more than six people in it is a podcast.':
    'Avis impopulaire : une réunion à plus de six, c’est un podcast.',
  'Six? Four of those are already the audience.': 'Six ? Quatre d’entre eux sont déjà le public.',
  'Spoken like somebody who was seventh on the invite.':
    'On dirait quelqu’un qui était septième sur l’invitation.',
  'Podcasts at least get edited.': 'Les podcasts, au moins, sont montés.',
  'Stealing this for the next invite I decline. Thank you.':
    'Je vous pique la formule pour la prochaine invitation que je décline. Merci.',
  'Ours has eleven people and two hosts, and now I know why I keep it on in the kitchen.':
    'La nôtre a onze personnes et deux animateurs, et je comprends enfin pourquoi je la laisse tourner dans la cuisine.',
  'In fairness, the seventh person is usually the one taking the good notes.':
    'À sa décharge, la septième personne est souvent celle qui prend les bonnes notes.',
  'ours even has a sponsor break, it’s when dave shares his screen':
    'la nôtre a même une pause pub, c’est quand dave partage son écran',
  'so that’s why i listen at 1.5x': 'ah c’est pour ça que je l’écoute en 1,5x',
  'five stars, would mute again': 'cinq étoiles, je couperais encore le son',
  'An example, in the tone {tone}. Pick another tone above to see it change.':
    'Un exemple, dans le ton {tone}. Choisissez un autre ton ci-dessus pour le voir changer.',
  'Writing replies': 'Rédaction des réponses',
  '{replies} ready': '{replies} : c’est prêt',
  'Stopped. {replies} ready': 'Arrêté. {replies} : c’est prêt',
  'The post that was not answered can be put back into the box.':
    'Le post resté sans réponse peut revenir dans le champ.',
  'Paste a post, pick a tone, and get five replies worth posting.':
    'Collez un post, choisissez un ton et recevez cinq réponses dignes d’être publiées.',
  'The reply you wish you had thought of': 'La réponse que vous auriez aimé trouver',
  'Sandbox: sign-in here is a stand-in for Google, so anyone can be anyone. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for the real one.':
    'Bac à sable : ici, la connexion remplace Google, n’importe qui peut donc être n’importe qui. Définissez GOOGLE_CLIENT_ID et GOOGLE_CLIENT_SECRET pour la vraie.',
  'copy that reply': 'copier cette réponse',
  'replies to the same post again (one use)': 'répondre encore au même post (une utilisation)',
  'edit the reply you are at, else the last copied':
    'modifier la réponse où vous êtes, sinon la dernière copiée',
  'save that reply': 'enregistrer cette réponse',
  'stop writing': 'arrêter la rédaction',
  'into the box': 'aller au champ',
  'this list': 'cette liste',
  Keys: 'Touches',
  'Use these keys': 'Utiliser ces touches',
  Close: 'Fermer',
  'Daily Usage Limit Reached': 'Limite du jour atteinte',
  "You've used all your {n} replies for today.": 'Vous avez utilisé vos {n} réponses du jour.',
  'Upgrade to Premium for {n} replies per day!': 'Passez à Premium pour {n} réponses par jour !',
  '{resets}, at {time} your time.': '{resets}, à {time} heure locale.',
  'Fetching the post from {network}...': 'Récupération du post sur {network}…',
  'Sign in to have this post fetched from {network}, or paste its text.':
    'Connectez-vous pour récupérer ce post sur {network}, ou collez son texte.',
  'Fetch the post': 'Récupérer le post',
  'Fetching the post': 'Récupération du post',
  'The post is in the box': 'Le post est dans le champ',
  'The post is fetched from {network}. It goes on: this is its beginning.':
    'Le post vient de {network}. Il continue : en voici le début.',
  'The post is fetched from {network}.': 'Le post vient de {network}.',
  'Account menu': 'Menu du compte',
  Favorites: 'Favoris',
  Account: 'Compte',
  'Sign Out': 'Se déconnecter',
  'Signing out...': 'Déconnexion…',
  'Signed out': 'Déconnexion effectuée',
  'Loading your uses...': 'Chargement de vos utilisations…',
  Premium: 'Premium',
  'of {n} daily uses': 'sur {n} utilisations par jour',
  '(Premium: {n}/day)': '(Premium : {n}/jour)',
  'reply {n}': 'réponse {n}',
  'Copied {reply}': 'Copié : {reply}',
  'Edit the reply': 'Modifier la réponse',
  'Reply {n}': 'Réponse {n}',
  Saved: 'Enregistré',
  Save: 'Enregistrer',
  Done: 'Terminé',
  Edit: 'Modifier',
  Refine: 'Affiner',
  'Refine reply {n}': 'Affiner la réponse {n}',
  '{n} left in this set': 'Encore {n} dans cette série',
  'See what premium is': 'Découvrir Premium',
  'Three more': 'Trois de plus',
  'Five more': 'Cinq de plus',
  'Eight more': 'Huit de plus',
  '{replies} cleared.': 'Effacé : {replies}.',
  'Crafted Replies': 'Réponses ciselées',
  '{n} of {all}': '{n} sur {all}',
  'Clear All': 'Tout effacer',
  '(one use)': '(une utilisation)',
  'or in another tone, one use each:': 'ou dans un autre ton, une utilisation à chaque fois :',
  'Stopped: {n} of {all} replies came. They took one use.': {
    one: 'Arrêté. Réponse reçue : {n} sur {all}. Elle a coûté une utilisation.',
    other: 'Arrêté. Réponses reçues : {n} sur {all}. Elles ont coûté une utilisation.',
  },
  'The writing broke off: {n} of {all} replies came. They took one use.': {
    one: 'La rédaction s’est interrompue. Réponse reçue : {n} sur {all}. Elle a coûté une utilisation.',
    other:
      'La rédaction s’est interrompue. Réponses reçues : {n} sur {all}. Elles ont coûté une utilisation.',
  },
  'The page was left while these were being written: {n} of {all} replies came. They took one use.':
    {
      one: 'Vous avez quitté la page pendant la rédaction. Réponse reçue : {n} sur {all}. Elle a coûté une utilisation.',
      other:
        'Vous avez quitté la page pendant la rédaction. Réponses reçues : {n} sur {all}. Elles ont coûté une utilisation.',
    },
  'The writer had nothing particular to say this time, so these replies are generic.':
    'Le rédacteur n’avait rien de particulier à dire cette fois, ces réponses sont donc génériques.',
  'This post sounds painful, so these replies are gentle, whatever the tone.':
    'Ce post semble douloureux, ces réponses sont donc douces, quel que soit le ton.',
  'The built-in writer does not know this language, so these replies are in English.':
    'Le rédacteur intégré ne connaît pas cette langue, ces réponses sont donc en anglais.',
  "This browser's own model is ready on this device. Use it: nobody but this service and this device sees the post.":
    'Le modèle propre à ce navigateur est prêt sur cet appareil. Utilisez-le : personne d’autre que ce service et cet appareil ne voit le post.',
  "This browser's own model is not there any more: it is turned off, and the built-in writer wrote what was missing.":
    'Le modèle propre à ce navigateur n’est plus là : il est désactivé, et le rédacteur intégré a écrit ce qui manquait.',
  "This browser's own model has to be downloaded first, so the built-in writer wrote what was missing. Chrome shows how far it is at chrome://on-device-internals.":
    'Le modèle propre à ce navigateur doit d’abord être téléchargé, le rédacteur intégré a donc écrit ce qui manquait. Chrome montre où il en est sur chrome://on-device-internals.',
  "This browser's own model does not write this language, so the built-in writer wrote what was missing. Pick another language under More choices.":
    'Le modèle propre à ce navigateur n’écrit pas cette langue, le rédacteur intégré a donc écrit ce qui manquait. Choisissez une autre langue dans « Plus d’options ».',
  "This browser's own model declined this post, so the built-in writer wrote what was missing. Try another tone or text.":
    'Le modèle propre à ce navigateur a refusé ce post, le rédacteur intégré a donc écrit ce qui manquait. Essayez un autre ton ou un autre texte.',
  "This is too much text for this browser's own model, so the built-in writer wrote what was missing. Shorten the post, or what it answers.":
    'C’est trop de texte pour le modèle propre à ce navigateur, le rédacteur intégré a donc écrit ce qui manquait. Raccourcissez le post ou ce à quoi il répond.',
  "This browser's own model failed or took too long, so the built-in writer wrote what was missing. Try again, or turn the model off below.":
    'Le modèle propre à ce navigateur a échoué ou a été trop long, le rédacteur intégré a donc écrit ce qui manquait. Réessayez ou désactivez le modèle ci-dessous.',
  'The built-in writer could not follow what the replies should say: that takes a model.':
    'Le rédacteur intégré n’a pas pu suivre ce que les réponses devaient dire : il faut un modèle pour cela.',
  'The built-in writer could not follow this tone of yours, so these replies are in the one nearest to it: more takes a model.':
    'Le rédacteur intégré n’a pas pu suivre votre ton, ces réponses sont donc dans le ton le plus proche : pour aller plus loin, il faut un modèle.',
  'The writer stopped early. These are the replies that were ready.':
    'Le rédacteur s’est arrêté avant la fin. Voici les réponses qui étaient prêtes.',
  'The writer is busy. You are next. Premium goes first.':
    'Le rédacteur est occupé. C’est bientôt à vous. Premium passe en premier.',
  'The writer is busy. {n} others go before you. Premium goes first.': {
    one: 'Le rédacteur est occupé. {n} personne passe avant vous. Premium passe en premier.',
    other: 'Le rédacteur est occupé. {n} personnes passent avant vous. Premium passe en premier.',
  },
  'Reply {n} is changed.': 'La réponse {n} est modifiée.',
  'Reply {number} is new; {n} changes left.': {
    one: 'La réponse {number} est nouvelle ; encore {n} modification.',
    other: 'La réponse {number} est nouvelle ; encore {n} modifications.',
  },
  Reply: 'Répondre',
  'on X with reply {n}': 'sur X avec la réponse {n}',
  Share: 'Partager',
  'reply {n} on {network}': 'la réponse {n} sur {network}',
  'Sign in to track your usage and purchase premium features':
    'Connectez-vous pour suivre vos utilisations et acheter Premium',
  'The connection broke off before all replies arrived. Please try again.':
    'La connexion s’est interrompue avant l’arrivée de toutes les réponses. Veuillez réessayer.',
  'User ID: {id}': 'ID utilisateur : {id}',
  'Debug: show this page with or without premium. Changes nothing on the server.':
    'Débogage : afficher cette page avec ou sans Premium. Ne change rien sur le serveur.',
  'Built-in writer: connect a model for sharper replies':
    'Rédacteur intégré : connectez un modèle pour des réponses plus affûtées',
  'Operators can also paste a key in the dashboard, tab Writer, without a restart.':
    'L’exploitant peut aussi coller une clé dans le tableau de bord, onglet Writer, sans redémarrer.',
  'Put a key into the file <0>.env</0> and start again: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> or <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Without one: <0>npm run model</0> gets a model for this machine, and one that Ollama has is found at the start.':
    'Mettez une clé dans le fichier <0>.env</0> et redémarrez : <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> ou <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Sans clé : <0>npm run model</0> télécharge un modèle pour cette machine, et celui d’Ollama est trouvé au démarrage.',
  'Your last renewal failed: {problem} Premium goes on for a few days. Update your payment on the manage page to keep it.':
    'Votre dernier renouvellement a échoué : {problem} Premium continue quelques jours. Mettez à jour votre paiement sur la page de gestion pour le garder.',
  'Return to Dashboard': 'Retour à l’accueil',
  'You have bought premium twice. We see that too, and give the second purchase back; your premium goes on.':
    'Vous avez acheté Premium deux fois. Nous le voyons aussi et remboursons le second achat ; votre Premium continue.',
  'You had bought premium twice. The second purchase was given back to you.':
    'Vous aviez acheté Premium deux fois. Le second achat vous a été remboursé.',
  'How you have it': 'Comment vous l’avez obtenu',
  'A gift from us': 'Un cadeau de notre part',
  Ends: 'Se termine',
  'Never: it is for life': 'Jamais : c’est à vie',
  Renews: 'Se renouvelle',
  Price: 'Prix',
  Payment: 'Paiement',
  Manage: 'Gérer',
  'Manage or cancel': 'Gérer ou résilier',
  '(opens the checkout provider in a new tab)':
    '(ouvre le prestataire de paiement dans un nouvel onglet)',
  'After you pay': 'Après le paiement',
  "You pay on the checkout provider's page, and come back here.":
    'Vous payez sur la page du prestataire de paiement, puis revenez ici.',
  'Premium begins by itself as soon as the payment settles, on every page you have open.':
    'Premium commence de lui-même dès que le paiement est confirmé, sur toutes vos pages ouvertes.',
  'This page then says when it renews, and where to manage or cancel it.':
    'Cette page indique ensuite quand il se renouvelle et où le gérer ou le résilier.',
  '{money} a week': '{money} par semaine',
  '{money} a month': '{money} par mois',
  '{money} a year': '{money} par an',
  '{money}, once': '{money}, une seule fois',
  '{money} every {n} days': { one: '{money} par jour', other: '{money} tous les {n} jours' },
  'Unlimited AI-generated tweet replies': 'Réponses générées par IA sans limite',
  'Priority response generation': 'Génération prioritaire',
  'Advanced tone customization': 'Personnalisation avancée des tons',
  'Save and manage favorite replies': 'Enregistrement et gestion des réponses favorites',
  'Export replies to CSV': 'Export des réponses en CSV',
  'What you get': 'Ce que vous obtenez',
  Free: 'Gratuit',
  '{n} a day': '{n} par jour',
  '* Fair use: {n} generations a day.': '* Usage raisonnable : {n} générations par jour.',
  'No AI is connected here: the built-in writer answers with lines written beforehand.':
    'Aucune IA n’est connectée ici : le rédacteur intégré répond avec des phrases écrites d’avance.',
  'Asking the checkout provider...': 'Interrogation du prestataire de paiement…',
  'I have paid already': 'J’ai déjà payé',
  'No membership was found for {email}. If you paid with another e-mail address, sign in with that one, or contact support.':
    'Aucun abonnement trouvé pour {email}. Si vous avez payé avec une autre adresse, connectez-vous avec celle-ci ou contactez l’assistance.',
  'Premium Active!': 'Premium est actif !',
  'Thank you for your support. Everything below is yours.':
    'Merci de votre soutien. Tout ce qui suit est à vous.',
  '{n} sets of replies a day, in your own tones, and a place to keep the best of them.':
    '{n} séries de réponses par jour, dans vos propres tons, et un endroit où garder les meilleures.',
  'Sandbox: the checkout here is a stand-in for Whop, and no money moves. Set the COMMERCE_ settings for the real one.':
    'Bac à sable : ici, le paiement remplace Whop et aucun argent ne circule. Définissez les réglages COMMERCE_ pour le vrai.',
  'Please sign in with {signInName} to upgrade to premium.':
    'Connectez-vous avec {signInName} pour passer à Premium.',
  'Cancel anytime. No refunds for partial months.':
    'Résiliable à tout moment. Pas de remboursement des mois entamés.',
  'No session ID found': 'Aucun identifiant de session trouvé',
  'Try again': 'Réessayer',
  'No user found': 'Aucun utilisateur trouvé',
  'Sign in with the account that you bought premium for, and the payment is looked up.':
    'Connectez-vous avec le compte pour lequel vous avez acheté Premium, et le paiement sera recherché.',
  'Your payment has not arrived yet.': 'Votre paiement n’est pas encore arrivé.',
  'If you paid, premium begins by itself as soon as the payment settles. You can close this page.':
    'Si vous avez payé, Premium commence de lui-même dès que le paiement est confirmé. Vous pouvez fermer cette page.',
  'Check again': 'Vérifier à nouveau',
  'Processing your payment': 'Traitement de votre paiement',
  'Processing your payment...': 'Traitement de votre paiement…',
  'Your payment is still settling. This can take up to a minute; please keep this page open.':
    'Votre paiement est en cours de confirmation. Cela peut prendre une minute ; gardez cette page ouverte.',
  'One moment, we are asking the checkout for your payment.':
    'Un instant, nous vérifions votre paiement.',
  'Welcome to Premium!': 'Bienvenue dans Premium !',
  'Your payment is confirmed and premium is active. Thank you.':
    'Votre paiement est confirmé et Premium est actif. Merci.',
  'Start Using Premium Features': 'Utiliser Premium',
  'What changed': 'Ce qui a changé',
  'Something Went Wrong': 'Une erreur est survenue',
  'Return to Premium Page': 'Retour à la page Premium',
  'Opening checkout...': 'Ouverture du paiement…',
  'Upgrade to Premium with Whop': 'Passer à Premium avec Whop',
  'Please log in first': 'Connectez-vous d’abord',
  'Failed to start checkout process: {reason}. Please try again or contact support.':
    'Impossible de lancer le paiement : {reason}. Réessayez ou contactez l’assistance.',
  'Trying again...': 'Nouvel essai…',
  'Signing in...': 'Connexion…',
  'Sign in with {signInName}': 'Se connecter avec {signInName}',
  More: 'Plus',
  Terms: 'Conditions',
  Privacy: 'Confidentialité',
  Newsletter: 'Newsletter',
  Feedback: 'Votre avis',
  'Skip to content': 'Aller au contenu',
  Site: 'Site',
  Home: 'Accueil',
  'Contact Us': 'Contact',
  Tools: 'Outils',
  Shop: 'Boutique',
  Blog: 'Blog',
  'A question, a problem, an idea: it reaches the person who runs this service.':
    'Une question, un problème, une idée : elle parvient à la personne qui gère ce service.',
  'Your e-mail, for the answer': 'Votre e-mail, pour la réponse',
  Message: 'Message',
  'Send Message': 'Envoyer le message',
  'Sent. Thank you, you will be answered by e-mail.':
    'Envoyé. Merci, vous recevrez une réponse par e-mail.',
  'What works, what does not, what is missing?':
    'Qu’est-ce qui marche, qu’est-ce qui ne marche pas, que manque-t-il ?',
  'Your e-mail, if you want an answer': 'Votre e-mail, si vous voulez une réponse',
  'Send Feedback': 'Envoyer l’avis',
  'Sent. Thank you for telling us.': 'Envoyé. Merci de nous l’avoir dit.',
  'News of Riposte by e-mail, now and then.':
    'Des nouvelles de Riposte par e-mail, de temps en temps.',
  'Your e-mail': 'Votre e-mail',
  Subscribe: 'S’abonner',
  'You are on the list. Thank you.': 'Vous êtes sur la liste. Merci.',
  'Page not found': 'Page introuvable',
  'There is no page here': 'Il n’y a pas de page ici',
  'The address may be mistyped, or the page has moved.':
    'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
  'Write a reply': 'Écrire une réponse',
  'The posts you paste and the replies you get are not stored and not logged, except for what you save yourself.':
    'Les posts que vous collez et les réponses que vous recevez ne sont ni conservés ni journalisés, sauf ce que vous enregistrez vous-même.',
  'Replies are written on this server; your post goes nowhere else.':
    'Les réponses sont écrites sur ce serveur ; votre post ne va nulle part ailleurs.',
  'Your post, and what you say of it, is sent to the language model that this service uses, to write the replies.':
    'Votre post, et ce que vous en dites, est envoyé au modèle de langage que ce service utilise pour écrire les réponses.',
  'Where you ask for others, so are the replies that you have.':
    'Lorsque vous en demandez d’autres, les réponses que vous avez déjà le sont aussi.',
  'The address of a post that you paste is asked for at its network by this server, which says nothing of you there.':
    'Si vous collez l’adresse d’un post, ce serveur va le chercher sur son réseau, sans rien y dire de vous.',
  'What is kept': 'Ce qui est conservé',
  Why: 'Pourquoi',
  'How long': 'Combien de temps',
  "In <0>your account</0> you can download what is yours, and delete all but the gifts and the log. After that, today's count stays under a scrambled name until midnight UTC, so that deleting is not a way around the daily limit.":
    '<0>Votre compte</0> permet de télécharger ce qui est à vous et de tout supprimer, sauf les cadeaux et le journal. Ensuite, le compteur du jour reste sous un nom brouillé jusqu’à minuit UTC, pour que la suppression ne permette pas de contourner la limite du jour.',
  "Your browser also remembers today's count and your e-mail address, to show the page at once, and the post in the box and your last replies, so that a reload or a closed tab loses neither. Your last {n} sets of replies are in your <0>history</0>, where they can be removed and no longer kept. All of it stays on this device. Signing out clears it. The theme and the language that you pick below are in cookies for a year, which say nothing else.":
    'Votre navigateur retient aussi le compteur du jour et votre adresse e-mail, pour afficher la page aussitôt, ainsi que le post du champ et vos dernières réponses, pour qu’un rechargement ou un onglet fermé ne perde rien. Vos {n} dernières séries de réponses sont dans votre <0>historique</0>, où vous pouvez les retirer et ne plus les garder. Tout cela reste sur cet appareil. La déconnexion l’efface. Le thème et la langue choisis ci-dessous sont pendant un an dans des cookies qui ne disent rien d’autre.',
  "Where you turn on this browser's own model, a post goes to this service and to that model on this device, and to nobody else. That you turned it on is remembered on this device, until you turn it off.":
    'Si vous activez le modèle propre à ce navigateur, un post va à ce service et à ce modèle sur cet appareil, et à personne d’autre. Cet appareil retient que vous l’avez activé, jusqu’à ce que vous le désactiviez.',
  'Riposte suggests replies. What you post is yours: read it first, change it as you like, and answer for it under your own name.':
    'Riposte suggère des réponses. Ce que vous publiez est à vous : lisez-le d’abord, modifiez-le à votre gré et assumez-le sous votre nom.',
  'Do not use it to harass, threaten or deceive anybody, or to break the law.':
    'Ne l’utilisez pas pour harceler, menacer ou tromper quiconque, ni pour enfreindre la loi.',
  'Follow the rules of the network where you post.':
    'Respectez les règles du réseau où vous publiez.',
  'Free accounts have {freeLimit} generations a day and premium accounts {premiumLimit}. Days are counted in UTC. A generation that fails does not count. One that you stop, or whose post the writer cannot answer, is free {n} times a day.':
    'Les comptes gratuits ont {freeLimit} générations par jour et les comptes Premium {premiumLimit}. Les jours sont comptés en UTC. Une génération qui échoue ne compte pas. Une génération que vous arrêtez, ou dont le rédacteur ne peut traiter le post, est gratuite {n} fois par jour.',
  'Suggestions can be wrong. They are offered as they are, without a warranty.':
    'Les suggestions peuvent être fausses. Elles sont proposées telles quelles, sans garantie.',
  'Accounts that are used to harm others may be closed.':
    'Les comptes utilisés pour nuire à autrui peuvent être fermés.',
  Theme: 'Thème',
  'Read in': 'Lire en',
  Name: 'Nom',
  'Learn from my favorites': 'Apprendre de mes favoris',
  'Fills the fields below with what your saved replies have in common.':
    'Remplit les champs ci-dessous avec ce que vos réponses enregistrées ont en commun.',
  'Read off {n} favorites. Change what is not you.':
    'Tiré de {n} favoris. Changez ce qui ne vous ressemble pas.',
  'Nearest to': 'Le plus proche de',
  'It should': 'Il doit',
  'sound like a tired engineer, name the trade-off':
    'parler comme une ingénieure fatiguée, nommer le compromis',
  'It should not': 'Il ne doit pas',
  'use exclamation marks, praise anyone':
    'utiliser des points d’exclamation, complimenter qui que ce soit',
  'Example {n}': 'Exemple {n}',
  'Save tone': 'Enregistrer le ton',
  Cancel: 'Annuler',
  'Your tones': 'Vos tons',
  'A tone is a manner of replying: what it does, what it never does, and how it sounds.':
    'Un ton est une manière de répondre : ce qu’il fait, ce qu’il ne fait jamais, et comment il sonne.',
  'Sign in to make tones of your own.': 'Connectez-vous pour créer vos propres tons.',
  'Tones of your own are part of premium. Those you made before are kept.':
    'Les tons personnels font partie de Premium. Ceux que vous aviez créés sont conservés.',
  'The built-in writer uses the nearest of its own tones. With a model connected, replies follow everything you write here.':
    'Le rédacteur intégré utilise le plus proche de ses tons. Avec un modèle, les réponses suivent tout ce que vous écrivez ici.',
  'Like {tone}.': 'Comme {tone}.',
  'Edit {tone}': 'Modifier {tone}',
  'Delete {tone}': 'Supprimer {tone}',
  'New tone': 'Nouveau ton',
  '{count}, page {page} of {pages}': '{count}, page {page} sur {pages}',
  Previous: 'Précédent',
  Next: 'Suivant',
  Undo: 'Annuler',
  "Verify You're Human": 'Prouvez que vous êtes humain',
  'This enables the Generate Replies button.': 'Cela active le bouton Générer des réponses.',
  'Loading the challenge...': 'Chargement du test…',
  'Verifying...': 'Vérification…',
  "I'm human": 'Je suis humain',
  'It is tried again in 10 seconds.': 'Nouvel essai dans 10 secondes.',
  'Rage Bait': 'Provocateur',
  Nice: 'Gentil',
  Informal: 'Décontracté',
  System: 'Système',
  Light: 'Clair',
  Dark: 'Sombre',
  Another: 'Une autre',
  Shorter: 'Plus courte',
  Softer: 'Plus douce',
  Sharper: 'Plus piquante',
  Anywhere: 'Partout',
  "The post's": 'Celle du post',
  'Your name, e-mail address and photo, from {signInName}, and when you came first and last':
    'Votre nom, votre adresse e-mail et votre photo, de {signInName}, et les dates de votre première et de votre dernière visite',
  'To show who is signed in, and to recognise premium':
    'Pour montrer qui est connecté et reconnaître Premium',
  'As long as you have an account': 'Tant que vous avez un compte',
  'A session, as a cookie and as a hash in our database: with which browser it was begun, when, and when it was last used':
    'Une session, sous forme de cookie et d’empreinte (hash) dans notre base : avec quel navigateur elle a commencé, quand, et quand elle a servi pour la dernière fois',
  'To keep you signed in, and to show you where you are':
    'Pour maintenir votre session et vous montrer où elle est ouverte',
  '30 days after your last visit, 180 days at most, or until you end it':
    '30 jours après votre dernière visite, 180 jours au plus, ou jusqu’à ce que vous la fermiez',
  'How many generations you used on which day, how many came to nothing, and the tokens that models took for them; of a visitor who is not signed in, by IP address':
    'Combien de générations vous avez utilisées chaque jour, combien n’ont rien donné, et les jetons que les modèles y ont consommés ; sans connexion, par adresse IP',
  'To apply the daily limit': 'Pour appliquer la limite du jour',
  '90 days': '90 jours',
  'The count of the day on which you delete your account, under a scrambled name':
    'Le compteur du jour où vous supprimez votre compte, sous un nom brouillé',
  'So that deleting is not a way around the daily limit':
    'Pour que la suppression ne permette pas de contourner la limite du jour',
  'Until midnight UTC': 'Jusqu’à minuit UTC',
  'A scrambled fingerprint of a post you generated replies for':
    'Une empreinte brouillée d’un post pour lequel vous avez généré des réponses',
  'So that single replies to it can be changed without a use':
    'Pour que des réponses puissent être modifiées une à une sans coûter d’utilisation',
  'One day': 'Un jour',
  'That replies of a set were copied, saved, edited, posted or refined, without a word of them, under a random number that only your browser knows to be yours':
    'Le fait que des réponses d’une série ont été copiées, enregistrées, modifiées, publiées ou affinées, sans un mot de leur texte, sous un nombre aléatoire que seul votre navigateur sait être le vôtre',
  'To see which tones and writers bring replies that people take, counting each once':
    'Pour voir quels tons et rédacteurs donnent des réponses que l’on prend, chacune comptée une fois',
  'The day of the set and the next; after that only in totals, which name nobody':
    'Le jour de la série et le suivant ; puis en sommes, où personne ne figure',
  'Replies you save as favorites, with the post they answer':
    'Les réponses que vous enregistrez en favoris, avec le post auquel elles répondent',
  'To show them to you again': 'Pour vous les montrer à nouveau',
  'Until you delete them': 'Jusqu’à ce que vous les supprimiez',
  'Tones of your own, with their examples': 'Vos propres tons, avec leurs exemples',
  'To write in them': 'Pour écrire avec eux',
  'Whether you are premium and since when; your orders; the ids and states of payments and memberships, never a card':
    'Si vous avez Premium et depuis quand ; vos commandes ; les identifiants et états des paiements et abonnements, jamais une carte',
  'To know that premium is paid, and to end it when it is not':
    'Pour savoir que Premium est payé, et y mettre fin sinon',
  'As long as you have an account; orders that were not paid 60 days':
    'Tant que vous avez un compte ; les commandes impayées, 60 jours',
  'Premium that we gave to your e-mail address, with our notes':
    'Le Premium que nous avons offert à votre adresse e-mail, avec nos notes',
  'To give it to you when you sign in': 'Pour vous le donner à la connexion',
  'Until we take it back, whether or not you have an account':
    'Jusqu’à ce que nous le reprenions, que vous ayez un compte ou non',
  'Each time we gave premium to your e-mail address':
    'Chaque fois que nous avons offert Premium à votre adresse e-mail',
  'So that a gift that is sent twice by mistake is given once':
    'Pour qu’un cadeau répété par erreur ne soit donné qu’une fois',
  '30 days': '30 jours',
  'What we did about your premium: what, when and who of us':
    'Ce que nous avons fait pour votre Premium : quoi, quand et qui d’entre nous',
  'So that nobody here can give or take anything in secret':
    'Pour que personne ici ne puisse donner ou reprendre en secret',
  'For good: this log cannot be changed': 'Pour toujours : ce journal ne peut pas être modifié',
  'Your IP address, when you prove that you are human without signing in':
    'Votre adresse IP, quand vous prouvez être humain sans vous connecter',
  'To not ask you again': 'Pour ne pas vous le redemander',
  '12 hours': '12 heures',
  'Your IP address, when you sign in, send us a message or prove that you are human':
    'Votre adresse IP, quand vous vous connectez, nous écrivez ou prouvez être humain',
  'To keep out floods': 'Pour éviter les afflux de requêtes',
  'Two hours at most; in our log, where something was refused, 90 days at most':
    'Deux heures au plus ; dans notre journal, là où quelque chose a été refusé, 90 jours au plus',
  'What you write in Contact Us, Feedback or Newsletter':
    'Ce que vous écrivez dans Contact, Votre avis ou Newsletter',
  'To read it and answer': 'Pour le lire et répondre',
  'Until we delete it': 'Jusqu’à ce que nous le supprimions',
  Accessibility: 'Accessibilité',
  'Riposte is made to be used by everyone: with the keyboard alone, enlarged, in the dark, in the colors of your system, and with a screen reader. It aims at WCAG 2.2, level AA. Nobody outside has audited it, so that conformance with it, or with EN 301 549, is not claimed.':
    'Riposte est fait pour être utilisé par tous : au clavier seul, agrandi, en mode sombre, dans les couleurs de votre système et avec un lecteur d’écran. Il vise WCAG 2.2, niveau AA. Personne de l’extérieur ne l’a audité : la conformité à cette norme ou à EN 301 549 n’est donc pas revendiquée.',
  'How it is checked': 'Comment c’est vérifié',
  'At each change axe looks for faults in light and in dark, and nothing may scroll sideways on a screen of 360 pixels.':
    'À chaque changement, axe cherche des défauts en clair et en sombre, et rien ne doit défiler de côté sur un écran de 360 pixels.',
  'In forced colors, where axe cannot see, tests ask whether one can tell what is picked.':
    'En couleurs forcées, où axe ne voit rien, des tests vérifient que l’on distingue ce qui est choisi.',
  'What can be pressed has at least 24 pixels each way, and 44 on a narrow screen, except for links inside a sentence.':
    'Tout ce sur quoi on appuie mesure au moins 24 pixels dans chaque sens, et 44 sur un écran étroit, sauf les liens dans une phrase.',
  'Tests write, copy and edit replies with the keyboard alone, and look where the focus goes.':
    'Des tests écrivent, copient et modifient des réponses au clavier seul, et regardent où va le focus.',
  'What has not been tried': 'Ce qui n’a pas été essayé',
  'A real screen reader, and people who depend on one.':
    'Un vrai lecteur d’écran, et des personnes qui en dépendent.',
  'Safari and Firefox: the tests run in Chromium.':
    'Safari et Firefox : les tests tournent dans Chromium.',
  'Known limits': 'Limites connues',
  'The language of a post that you paste is left for your browser to find out.':
    'C’est à votre navigateur de reconnaître la langue du post que vous collez.',
  'Signing in, paying and the networks where you post have pages of their own, which are not covered here.':
    'La connexion, le paiement et les réseaux où vous publiez ont leurs propres pages, non couvertes ici.',
  'The charts of the operators’ dashboard are pictures. Their numbers are in the table below them.':
    'Les graphiques du tableau de bord des opérateurs sont des images. Leurs chiffres sont dans le tableau en dessous.',
  'If something is in your way': 'Si quelque chose vous gêne',
  'Write to whoever runs this site: <0>Contact Us</0>. Say on which page it was and what you use. You are answered by e-mail; how soon, this software cannot promise for them.':
    'Écrivez à qui gère ce site : <0>Contact</0>. Dites sur quelle page c’était et ce que vous utilisez. Vous recevrez une réponse par e-mail ; dans quel délai, ce logiciel ne peut pas le promettre à sa place.',
  'Last gone through on November 23, 2026.': 'Dernière relecture le 23 novembre 2026.',
  'This is a translation. The English text is the one that counts.':
    'Ceci est une traduction. Seul le texte anglais fait foi.',
  'What you had for this post before': 'Ce que vous aviez déjà pour ce post',
  'Your post is kept, and is in the box again when there are uses:':
    'Votre post est conservé et reviendra dans le champ dès que vous aurez des utilisations :',
  'Debug: shown as it is with premium, or without. The server counts as before.':
    'Débogage : affiché comme avec ou sans Premium. Le serveur compte comme avant.',
  'How long it lasts, and where to manage it': 'Combien de temps il dure, et où le gérer',
  'This is only the address of a post. Paste its text into the box.':
    'Ce n’est que l’adresse d’un post. Collez son texte dans le champ.',
  'This is part of premium.': 'Cela fait partie de Premium.',
  'with emoji': 'avec émojis',
  'no emoji': 'sans émojis',
};
