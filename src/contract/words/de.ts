/** What `PAGE_ERRORS` say in German. */
export const pageErrors: Readonly<Record<string, string>> = {
  'Please sign in with {signInName} to use this feature':
    'Bitte melde dich mit {signInName} an, um das zu nutzen',
  'An error occurred while generating responses':
    'Beim Erstellen der Antworten ist ein Fehler aufgetreten',
  'Generation was stopped. {free} a day are free, then each takes a use.':
    'Die Generierung wurde gestoppt. {free} am Tag sind frei, danach kostet jede eine Nutzung.',
  'This browser does not let Riposte keep anything, so there is no history.':
    'Dieser Browser lässt Riposte nichts speichern, deshalb gibt es keinen Verlauf.',
  'Failed to sign in with {signInName}. Please try again.':
    'Die Anmeldung mit {signInName} ist fehlgeschlagen. Bitte versuch es noch einmal.',
  'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.':
    'Dein Browser hat das Anmeldefenster blockiert. Erlaube Pop-ups für diese Website und versuch es noch einmal.',
  'The sign-in window was closed before sign-in finished. Please try again.':
    'Das Anmeldefenster wurde geschlossen, bevor die Anmeldung fertig war. Bitte versuch es noch einmal.',
  'Sign-in was cancelled. Please try again when you are ready.':
    'Die Anmeldung wurde abgebrochen. Versuch es noch einmal, wenn du so weit bist.',
  'This sign-in took too long or was already used. Please try again; if it comes back, allow cookies for this site.':
    'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte versuch es noch einmal; wenn das wieder kommt, erlaube dieser Seite Cookies.',
  '{signInName} sign-in cannot be reached right now. Please try again in a minute.':
    'Die Anmeldung mit {signInName} ist gerade nicht erreichbar. Bitte versuch es in einer Minute noch einmal.',
  'Your {signInName} account has no verified e-mail address. Verify it with {signInName}, or use another account.':
    'Dein {signInName}-Konto hat keine bestätigte E-Mail-Adresse. Bestätige sie bei {signInName} oder nimm ein anderes Konto.',
  'Your e-mail address has letters beyond plain A to Z, which look like those of other addresses. Please use another account.':
    'Deine E-Mail-Adresse enthält Buchstaben außer A bis Z, die anderen Adressen zum Verwechseln ähnlich sehen. Bitte nimm ein anderes Konto.',
  'Failed to sign out': 'Das Abmelden ist fehlgeschlagen',
  'Failed to load premium status. Please try again.':
    'Der Premium-Status ließ sich nicht laden. Bitte versuch es noch einmal.',
  'Your account cannot be checked right now. Shown is what this browser remembers; you can go on.':
    'Dein Konto lässt sich gerade nicht prüfen. Du siehst, was dieser Browser noch weiß; du kannst weitermachen.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warte einen Moment und versuch es noch einmal.',
  'Our database cannot be reached right now. Nothing was lost. Please try again in a minute.':
    'Unsere Datenbank ist gerade nicht erreichbar. Nichts ist verloren. Bitte versuch es in einer Minute noch einmal.',
  'Very many people are using this right now. Nothing was lost. Please try again in a few seconds.':
    'Gerade nutzen das sehr viele. Nichts ist verloren. Bitte versuch es in ein paar Sekunden noch einmal.',
};

/** What the other errors say that a person can meet who is no operator. */
export const serverErrors: Readonly<Record<string, string>> = {
  'You have reached your daily limit of {freeLimit} replies. Please upgrade to premium for {premiumLimit} replies per day.':
    'Du hast dein Tageslimit von {freeLimit} Antworten erreicht. Mit Premium hast du {premiumLimit} Antworten am Tag.',
  'You have reached your daily limit of {premiumLimit} replies. Please try again tomorrow.':
    'Du hast dein Tageslimit von {premiumLimit} Antworten erreicht. Bitte versuch es morgen wieder.',
  'The tweet is empty. Paste the text you want to reply to.':
    'Der Tweet ist leer. Füge den Text ein, auf den du antworten willst.',
  'The tweet is longer than 1080 characters. Shorten it and try again.':
    'Der Tweet ist länger als 1080 Zeichen. Kürze ihn und versuch es noch einmal.',
  'The tweet contains characters that are not valid text. Paste it again as plain text.':
    'Der Tweet enthält Zeichen, die kein gültiger Text sind. Füge ihn noch einmal als reinen Text ein.',
  'Who wrote the tweet is text of up to 80 characters.':
    'Wer den Tweet geschrieben hat, ist ein Text von höchstens 80 Zeichen.',
  'What the tweet answers is text of up to 1080 characters. Shorten it and try again.':
    'Worauf der Tweet antwortet, ist ein Text von höchstens 1080 Zeichen. Kürze ihn und versuch es noch einmal.',
  'Unknown tone. Pick Rage Bait, Nice or Informal.':
    'Unbekannter Ton. Wähle Rage-Bait, Nett oder Locker.',
  'API configuration error. Please contact support.':
    'Fehler in der API-Konfiguration. Bitte schreib dem Support.',
  'The reply writer cannot be reached right now. Your use was given back. Please try again in a minute.':
    'Der Schreiber ist gerade nicht erreichbar. Deine Nutzung hast du zurück. Bitte versuch es in einer Minute noch einmal.',
  'The reply writer is busy right now. Your use was given back. Please try again in a minute.':
    'Der Schreiber ist gerade beschäftigt. Deine Nutzung hast du zurück. Bitte versuch es in einer Minute noch einmal.',
  'The reply writer took too long. Your use was given back. Please try again.':
    'Der Schreiber hat zu lange gebraucht. Deine Nutzung hast du zurück. Bitte versuch es noch einmal.',
  'The reply writer declined to answer this tweet. Your use was given back. Try another tone or text.':
    'Der Schreiber wollte auf diesen Tweet nicht antworten. Deine Nutzung hast du zurück. Versuch einen anderen Ton oder Text.',
  'The reply writer declined to answer this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'Der Schreiber wollte auf diesen Tweet nicht antworten. Nach {free} am Tag, die nichts bringen, kostet jedes eine Nutzung. Versuch einen anderen Ton oder Text.',
  'The reply writer found no replies to this tweet. Your use was given back. Try another tone or text.':
    'Der Schreiber fand keine Antworten auf diesen Tweet. Deine Nutzung hast du zurück. Versuch einen anderen Ton oder Text.',
  'The reply writer found no replies to this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'Der Schreiber fand keine Antworten auf diesen Tweet. Nach {free} am Tag, die nichts bringen, kostet jedes eine Nutzung. Versuch einen anderen Ton oder Text.',
  'The reply writer has done all that it may do for you today. No use was taken. Please try again tomorrow.':
    'Der Schreiber hat heute alles getan, was er für dich tun darf. Das hat keine Nutzung gekostet. Bitte versuch es morgen wieder.',
  'The reply writer has done all that it may do today. No use was taken. Please try again tomorrow.':
    'Der Schreiber hat heute alles getan, was er tun darf. Das hat keine Nutzung gekostet. Bitte versuch es morgen wieder.',
  'Your other replies are still being written. Wait until they are there, then try again. No use was taken.':
    'Deine anderen Antworten werden noch geschrieben. Warte, bis sie da sind, und versuch es dann noch einmal. Das hat keine Nutzung gekostet.',
  'This reply can no longer be changed here. Generate new replies instead.':
    'Diese Antwort lässt sich hier nicht mehr ändern. Erstelle stattdessen neue Antworten.',
  'The reply writer found nothing fitting in place of this reply. That took one of the changes of this set: {revisionsLeft} left. Try another direction, or generate new replies.':
    'Dem Schreiber fiel für diese Antwort nichts Passendes ein. Das hat eine Änderung dieses Sets gekostet: noch {revisionsLeft}. Versuch eine andere Richtung, oder erstelle neue Antworten.',
  'There is no reply that goes further this way. That was not counted as a change. Try another direction.':
    'Weiter in diese Richtung geht keine Antwort. Das zählte nicht als Änderung. Versuch eine andere Richtung.',
  'You have changed single replies of this set 10 times, which is all that one generation pays for. Generate new replies instead.':
    'Du hast einzelne Antworten dieses Sets 10-mal geändert, mehr gehört nicht zu einer Generierung. Erstelle stattdessen neue Antworten.',
  'This is not the address of a post on X, Bluesky, Mastodon, Reddit, YouTube or TikTok that is known here. Paste the text instead.':
    'Das ist keine bekannte Adresse eines Posts auf X, Bluesky, Mastodon, Reddit, YouTube oder TikTok. Füge stattdessen den Text ein.',
  'This post could not be fetched: it may be gone or private, or its network does not answer. Paste the text instead.':
    'Dieser Post ließ sich nicht holen: Er ist vielleicht gelöscht oder privat, oder sein Netzwerk antwortet nicht. Füge stattdessen den Text ein.',
  'Posts are not fetched here. Paste the text instead.':
    'Posts werden hier nicht geholt. Füge stattdessen den Text ein.',
  "Verify You're Human first: solve the challenge above.":
    'Zeig zuerst, dass du ein Mensch bist: Löse die Aufgabe oben.',
  'The challenge was not solved, is too old, or was used before. Please try again.':
    'Die Aufgabe wurde nicht gelöst, ist zu alt oder wurde schon benutzt. Bitte versuch es noch einmal.',
  'The human-verification service cannot be reached right now. Please try again in a minute.':
    'Die Prüfung auf Menschen ist gerade nicht erreichbar. Bitte versuch es in einer Minute noch einmal.',
  'Please sign in again first: this cannot be undone, so we ask who is here.':
    'Bitte melde dich zuerst neu an: Das lässt sich nicht rückgängig machen, deshalb fragen wir, wer da ist.',
  'Write a message of 1 to 2000 characters.': 'Schreib eine Nachricht mit 1 bis 2000 Zeichen.',
  'Enter a valid e-mail address.': 'Gib eine gültige E-Mail-Adresse ein.',
  'The checkout provider cannot be reached right now. Nothing was charged. Please try again in a minute.':
    'Der Zahlungsanbieter ist gerade nicht erreichbar. Nichts wurde abgebucht. Bitte versuch es in einer Minute noch einmal.',
  'The checkout provider refused our request. Please contact support.':
    'Der Zahlungsanbieter hat unsere Anfrage abgelehnt. Bitte schreib dem Support.',
  'The checkout provider gave an answer that we could not read. Please try again in a minute.':
    'Der Zahlungsanbieter gab eine Antwort, die wir nicht lesen konnten. Bitte versuch es in einer Minute noch einmal.',
  'You have an active subscription already. You can manage it on the premium page.':
    'Du hast schon ein laufendes Abo. Du kannst es auf der Premium-Seite verwalten.',
  'The checkout provider cannot be asked right now, so what you paid is not known here yet. Please try again in a minute.':
    'Der Zahlungsanbieter lässt sich gerade nicht fragen, deshalb ist hier noch nicht bekannt, was du bezahlt hast. Bitte versuch es in einer Minute noch einmal.',
  'This checkout is not one of your account. Sign in with the account that you bought premium for, or contact support.':
    'Diese Bestellung gehört nicht zu deinem Konto. Melde dich mit dem Konto an, für das du Premium gekauft hast, oder schreib dem Support.',
  'The payment was declined and nothing was charged. Please try again.':
    'Die Zahlung wurde abgelehnt und nichts abgebucht. Bitte versuch es noch einmal.',
  'This payment was refunded, so it gives no premium any more.':
    'Diese Zahlung wurde erstattet, sie bringt also kein Premium mehr.',
  'The bank took this payment back, so it gives no premium any more. Please contact support.':
    'Die Bank hat diese Zahlung zurückgeholt, sie bringt also kein Premium mehr. Bitte schreib dem Support.',
  'This payment belongs to another account or to something else.':
    'Diese Zahlung gehört zu einem anderen Konto oder zu etwas anderem.',
  'The membership of this payment is over.': 'Die Mitgliedschaft zu dieser Zahlung ist vorbei.',
  'This is part of premium. Upgrade to Premium to use it; what you saved before is kept.':
    'Das gehört zu Premium. Upgrade auf Premium, um es zu nutzen; was du früher gespeichert hast, bleibt erhalten.',
  'This reply cannot be saved: it is empty, too long, or not text.':
    'Diese Antwort lässt sich nicht speichern: Sie ist leer, zu lang oder kein Text.',
  'You have saved 1000 replies, which is all that fits. Delete some to save more.':
    'Du hast 1000 Antworten gespeichert, mehr passen nicht. Lösche einige, um weitere zu speichern.',
  'This tone cannot be kept. A name has up to 40 characters, each rule up to 300, and there are up to 3 examples of up to 280.':
    'Dieser Ton lässt sich nicht speichern. Ein Name hat höchstens 40 Zeichen, jede Regel höchstens 300, und es gibt höchstens 3 Beispiele mit höchstens 280.',
  'Give the tone a name.': 'Gib dem Ton einen Namen.',
  'Two of your tones have the same name. Give each its own.':
    'Zwei deiner Töne haben denselben Namen. Gib jedem einen eigenen.',
  'One of the built-in tones has this name. Give yours another.':
    'Einer der eingebauten Töne heißt so. Gib deinem einen anderen Namen.',
  'You can have up to 10 tones of your own.': 'Du kannst bis zu 10 eigene Töne haben.',
  'Save at least 3 replies first; there is not enough to learn from yet.':
    'Speichere zuerst mindestens 3 Antworten; es gibt noch nicht genug zum Lernen.',
  'This request came from another site and was refused. Reload the page and try again.':
    'Diese Anfrage kam von einer anderen Website und wurde abgelehnt. Lade die Seite neu und versuch es noch einmal.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgelaufen. Bitte versuch es noch einmal.',
  'No session ID found': 'Keine Sitzungs-ID gefunden',
};
