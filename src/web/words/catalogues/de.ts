import { pageErrors } from '#contract/words/de.ts';
import type { Catalogue } from '../t.ts';

/** The page in German. */
export const catalogue: Catalogue = {
  ...pageErrors,
  'Your account': 'Dein Konto',
  'Loading your account...': 'Dein Konto wird geladen …',
  'Your account is deleted.': 'Dein Konto ist gelöscht.',
  'Sign in to see what is kept about you.':
    'Melde dich an, um zu sehen, was über dich gespeichert ist.',
  'Download my data': 'Daten herunterladen',
  'Everything that is kept about {email}, as a JSON file.':
    'Alles, was über {email} gespeichert ist, als JSON-Datei.',
  'Delete my account': 'Mein Konto löschen',
  'Deletes everything that is kept about you, what you saved included. Only this stays:':
    'Löscht alles, was über dich gespeichert ist, auch was du selbst gespeichert hast. Nur das bleibt:',
  'A subscription at the checkout provider goes on and is charged until you cancel it: do that first, by the link on <0>the premium page</0>.':
    'Ein Abo beim Zahlungsanbieter läuft weiter und wird abgebucht, bis du es kündigst: Tu das zuerst, über den Link auf <0>der Premium-Seite</0>.',
  'Delete your account?': 'Dein Konto löschen?',
  'This cannot be undone.': 'Das lässt sich nicht rückgängig machen.',
  'Keep it': 'Behalten',
  'Delete for good': 'Endgültig löschen',
  'Where you are signed in': 'Wo du angemeldet bist',
  '{device} (this one), since {since}, last used {last}':
    '{device} (dieser hier), seit {since}, zuletzt benutzt {last}',
  '{device}, since {since}, last used {last}': '{device}, seit {since}, zuletzt benutzt {last}',
  'A browser': 'Ein Browser',
  'End the session of {device}': 'Sitzung beenden: {device}',
  'a browser': 'ein Browser',
  End: 'Beenden',
  'End all others': 'Alle anderen beenden',
  'Riposte cannot be reached. Check your connection and try again; your text is still here.':
    'Riposte ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal; dein Text ist noch da.',
  'Edge function error: {status} {message}': 'Serverfehler: {status} {message}',
  'Unknown error': 'Unbekannter Fehler',
  'Loading...': 'Wird geladen …',
  'Without a model: “agree”, “disagree about the price”, “ask about …”, “thank them for …”, “mention that I …”.':
    'Ohne Modell auf Englisch: „agree“, „disagree about the price“, „ask about …“, „thank them for …“, „mention that I …“.',
  'As in the post': 'Wie im Post',
  Yes: 'Ja',
  No: 'Nein',
  'What the replies should say': 'Was die Antworten sagen sollen',
  'disagree about the price': 'beim Preis widersprechen',
  'Who wrote the tweet': 'Wer den Tweet geschrieben hat',
  'What the tweet answers': 'Worauf der Tweet antwortet',
  Replies: 'Antworten',
  'Posted on': 'Gepostet auf',
  Emoji: 'Emojis',
  Language: 'Sprache',
  'More choices': 'Mehr Optionen',
  'More choices: “{steer}”': 'Mehr Optionen: „{steer}“',
  'Something went wrong': 'Etwas ist schiefgelaufen',
  'The page stopped working. Nothing you were charged a use for is lost.':
    'Die Seite funktioniert nicht mehr. Was dich eine Nutzung gekostet hat, ist nicht verloren.',
  'Refresh Page': 'Seite neu laden',
  'Favorite replies': 'Favoriten',
  'Sign in to see the replies you saved.':
    'Melde dich an, um deine gespeicherten Antworten zu sehen.',
  'Saving replies is part of premium. What you saved before is kept.':
    'Antworten speichern gehört zu Premium. Was du früher gespeichert hast, bleibt erhalten.',
  'Upgrade to Premium': 'Zu Premium wechseln',
  Search: 'Suchen',
  'Export to CSV': 'Als CSV exportieren',
  'Show more': 'Mehr anzeigen',
  'Deleted.': 'Gelöscht.',
  Delete: 'Löschen',
  'Nothing saved yet. Press Save below a reply that you like.':
    'Noch nichts gespeichert. Tippe unter einer Antwort, die dir gefällt, auf „Speichern“.',
  'No saved reply has these words.': 'Keine gespeicherte Antwort enthält diese Wörter.',
  History: 'Verlauf',
  'Your last {n} sets of replies, on this device only. Signing out clears them.':
    'Deine letzten {n} Antwortsets, nur auf diesem Gerät. Beim Abmelden werden sie gelöscht.',
  'Keep my sets on this device': 'Meine Sets auf diesem Gerät aufbewahren',
  'Your history is removed.': 'Dein Verlauf ist gelöscht.',
  'Remove all': 'Alles entfernen',
  '{replies} removed.': '{replies} entfernt.',
  'Brought back': 'Wiederhergestellt',
  Remove: 'Entfernen',
  'Take up again': 'Wieder öffnen',
  'Nothing yet. Each set of replies comes here by itself.':
    'Noch nichts. Jedes Antwortset erscheint hier von selbst.',
  'Nothing is kept.': 'Es wird nichts aufbewahrt.',
  'No set has these words.': 'Kein Set enthält diese Wörter.',
  '{n} sets': { one: '1 Set', other: '{n} Sets' },
  Change: 'Ändern',
  'Write replies': 'Antworten schreiben',
  'Enter the tweet you want to reply to': 'Gib den Tweet ein, auf den du antworten möchtest',
  'Only the first {n} characters were kept.': 'Nur die ersten {n} Zeichen wurden behalten.',
  'Paste the tweet here...': 'Tweet hier einfügen …',
  Paste: 'Einfügen',
  Tone: 'Ton',
  'Change your tones': 'Deine Töne ändern',
  'Make a tone of your own': 'Eigenen Ton erstellen',
  'Generating Replies...': 'Antworten werden erstellt …',
  'Generate Replies': 'Antworten erstellen',
  Stop: 'Stopp',
  'Your browser refused to copy. Select the text and copy it by hand.':
    'Dein Browser hat das Kopieren verweigert. Markiere den Text und kopiere ihn von Hand.',
  'Copied!': 'Kopiert!',
  Copy: 'Kopieren',
  '{n} replies': { one: '1 Antwort', other: '{n} Antworten' },
  'Resets now': 'Wird jetzt zurückgesetzt',
  '{n} h': '{n} Std.',
  '{n} min': '{n} Min.',
  'Resets in {time}': 'Wieder voll in {time}',
  'What was in the box is taken out.': 'Was im Feld stand, ist herausgenommen.',
  'Unpopular opinion: a meeting with more than six people in it is a podcast.':
    'Unpopuläre Meinung: Ein Meeting mit mehr als sechs Leuten ist ein Podcast.',
  'Six? Four of those are already the audience.': 'Sechs? Vier davon sind schon das Publikum.',
  'Spoken like somebody who was seventh on the invite.':
    'Da war wohl jemand als Siebter eingeladen.',
  'Podcasts at least get edited.': 'Podcasts werden wenigstens geschnitten.',
  'Stealing this for the next invite I decline. Thank you.':
    'Das klaue ich mir für die nächste Einladung, die ich absage. Danke.',
  'Ours has eleven people and two hosts, and now I know why I keep it on in the kitchen.':
    'Unseres hat elf Leute und zwei Hosts. Jetzt weiß ich, warum ich es in der Küche laufen lasse.',
  'In fairness, the seventh person is usually the one taking the good notes.':
    'Zu ihrer Ehrenrettung: Person sieben schreibt meistens das gute Protokoll.',
  'ours even has a sponsor break, it’s when dave shares his screen':
    'bei uns gibts sogar eine werbepause, wenn dave seinen bildschirm teilt',
  'so that’s why i listen at 1.5x': 'deshalb hör ich das also auf 1,5x',
  'five stars, would mute again': 'fünf sterne, würde wieder stummschalten',
  'An example, in the tone {tone}. Pick another tone above to see it change.':
    'Ein Beispiel im Ton {tone}. Wähle oben einen anderen Ton, dann ändert es sich.',
  'Writing replies': 'Antworten werden geschrieben',
  '{replies} ready': '{replies} fertig',
  'Stopped. {replies} ready': 'Gestoppt. {replies} fertig',
  'The post that was not answered can be put back into the box.':
    'Der Post ohne Antworten kann zurück ins Feld.',
  'Paste a post, pick a tone, and get five replies worth posting.':
    'Post einfügen, Ton wählen, fünf Antworten bekommen, die sich sehen lassen können.',
  'The reply you wish you had thought of': 'Die Antwort, auf die du gern selbst gekommen wärst',
  'Sandbox: sign-in here is a stand-in for Google, so anyone can be anyone. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for the real one.':
    'Sandbox: Die Anmeldung hier steht anstelle von Google, jeder kann also jeder sein. Für die echte: GOOGLE_CLIENT_ID und GOOGLE_CLIENT_SECRET setzen.',
  'copy that reply': 'diese Antwort kopieren',
  'replies to the same post again (one use)':
    'denselben Post noch einmal beantworten (eine Nutzung)',
  'edit the reply you are at, else the last copied':
    'die Antwort bearbeiten, bei der du bist, sonst die zuletzt kopierte',
  'save that reply': 'diese Antwort speichern',
  'stop writing': 'Schreiben stoppen',
  'into the box': 'ins Feld',
  'this list': 'diese Liste',
  Keys: 'Tasten',
  'Use these keys': 'Diese Tasten verwenden',
  Close: 'Schließen',
  'Daily Usage Limit Reached': 'Tageslimit erreicht',
  "You've used all your {n} replies for today.": 'Du hast heute alle {n} Antworten verbraucht.',
  'Upgrade to Premium for {n} replies per day!': 'Mit Premium bekommst du {n} Antworten pro Tag!',
  '{resets}, at {time} your time.': '{resets}, um {time} deiner Zeit.',
  'Fetching the post from {network}...': 'Post wird von {network} geholt …',
  'Sign in to have this post fetched from {network}, or paste its text.':
    'Melde dich an, damit dieser Post von {network} geholt wird, oder füge seinen Text ein.',
  'Fetch the post': 'Post holen',
  'Fetching the post': 'Post wird geholt',
  'The post is in the box': 'Der Post steht im Feld',
  'The post is fetched from {network}. It goes on: this is its beginning.':
    'Der Post ist von {network} geholt. Er geht weiter: Das ist sein Anfang.',
  'The post is fetched from {network}.': 'Der Post ist von {network} geholt.',
  'Account menu': 'Kontomenü',
  Favorites: 'Favoriten',
  Account: 'Konto',
  'Sign Out': 'Abmelden',
  'Signing out...': 'Abmeldung läuft …',
  'Signed out': 'Abgemeldet',
  'Loading your uses...': 'Deine Nutzungen werden geladen …',
  Premium: 'Premium',
  'of {n} daily uses': 'von {n} Nutzungen am Tag',
  '(Premium: {n}/day)': '(Premium: {n}/Tag)',
  'reply {n}': 'Antwort {n}',
  'Copied {reply}': '{reply} kopiert',
  'Edit the reply': 'Antwort bearbeiten',
  'Reply {n}': 'Antwort {n}',
  Saved: 'Gespeichert',
  Save: 'Speichern',
  Done: 'Fertig',
  Edit: 'Bearbeiten',
  Refine: 'Anpassen',
  'Refine reply {n}': 'Antwort {n} anpassen',
  '{n} left in this set': 'noch {n} in diesem Set',
  'See what premium is': 'Was Premium bringt',
  'Three more': 'Drei weitere',
  'Five more': 'Fünf weitere',
  'Eight more': 'Acht weitere',
  '{replies} cleared.': '{replies} entfernt.',
  'Crafted Replies': 'Ausgefeilte Antworten',
  '{n} of {all}': '{n} von {all}',
  'Clear All': 'Leeren',
  '(one use)': '(eine Nutzung)',
  'or in another tone, one use each:': 'oder in einem anderen Ton, je eine Nutzung:',
  'Stopped: {n} of {all} replies came. They took one use.': {
    one: 'Gestoppt: {n} von {all} Antworten ist da. Sie kostet eine Nutzung.',
    other: 'Gestoppt: {n} von {all} Antworten sind da. Sie kosten eine Nutzung.',
  },
  'The writing broke off: {n} of {all} replies came. They took one use.': {
    one: 'Das Schreiben brach ab: {n} von {all} Antworten ist da. Sie kostet eine Nutzung.',
    other: 'Das Schreiben brach ab: {n} von {all} Antworten sind da. Sie kosten eine Nutzung.',
  },
  'The page was left while these were being written: {n} of {all} replies came. They took one use.':
    {
      one: 'Die Seite wurde verlassen, während geschrieben wurde: {n} von {all} Antworten ist da. Sie kostet eine Nutzung.',
      other:
        'Die Seite wurde verlassen, während geschrieben wurde: {n} von {all} Antworten sind da. Sie kosten eine Nutzung.',
    },
  'The writer had nothing particular to say this time, so these replies are generic.':
    'Dem Schreiber fiel diesmal nichts Besonderes ein, deshalb sind diese Antworten allgemein.',
  'This post sounds painful, so these replies are gentle, whatever the tone.':
    'Dieser Post klingt schmerzlich, deshalb sind die Antworten behutsam, egal in welchem Ton.',
  'The built-in writer does not know this language, so these replies are in English.':
    'Der eingebaute Schreiber kann diese Sprache nicht, deshalb sind die Antworten auf Englisch.',
  "This browser's own model is ready on this device. Use it: nobody but this service and this device sees the post.":
    'Das eigene Modell dieses Browsers ist auf diesem Gerät bereit. Nutze es: Niemand außer diesem Dienst und diesem Gerät sieht den Post.',
  "This browser's own model is not there any more: it is turned off, and the built-in writer wrote what was missing.":
    'Das eigene Modell dieses Browsers ist nicht mehr da: Es ist ausgeschaltet, und der eingebaute Schreiber hat geschrieben, was fehlte.',
  "This browser's own model has to be downloaded first, so the built-in writer wrote what was missing. Chrome shows how far it is at chrome://on-device-internals.":
    'Das eigene Modell dieses Browsers muss erst heruntergeladen werden, deshalb hat der eingebaute Schreiber geschrieben, was fehlte. Chrome zeigt unter chrome://on-device-internals, wie weit es ist.',
  "This browser's own model does not write this language, so the built-in writer wrote what was missing. Pick another language under More choices.":
    'Das eigene Modell dieses Browsers schreibt diese Sprache nicht, deshalb hat der eingebaute Schreiber geschrieben, was fehlte. Wähle unter „Mehr Optionen“ eine andere Sprache.',
  "This browser's own model declined this post, so the built-in writer wrote what was missing. Try another tone or text.":
    'Das eigene Modell dieses Browsers hat diesen Post abgelehnt, deshalb hat der eingebaute Schreiber geschrieben, was fehlte. Versuche es mit einem anderen Ton oder Text.',
  "This is too much text for this browser's own model, so the built-in writer wrote what was missing. Shorten the post, or what it answers.":
    'Das ist zu viel Text für das eigene Modell dieses Browsers, deshalb hat der eingebaute Schreiber geschrieben, was fehlte. Kürze den Post oder das, worauf er antwortet.',
  "This browser's own model failed or took too long, so the built-in writer wrote what was missing. Try again, or turn the model off below.":
    'Das eigene Modell dieses Browsers ist gescheitert oder hat zu lange gebraucht, deshalb hat der eingebaute Schreiber geschrieben, was fehlte. Versuche es noch einmal, oder schalte das Modell unten aus.',
  'The built-in writer could not follow what the replies should say: that takes a model.':
    'Der eingebaute Schreiber konnte nicht umsetzen, was die Antworten sagen sollen: Dafür braucht es ein Modell.',
  'The built-in writer could not follow this tone of yours, so these replies are in the one nearest to it: more takes a model.':
    'Der eingebaute Schreiber konnte deinem eigenen Ton nicht folgen, deshalb sind die Antworten im nächstliegenden: Für mehr braucht es ein Modell.',
  'The writer stopped early. These are the replies that were ready.':
    'Der Schreiber hat vorzeitig aufgehört. Das sind die Antworten, die schon fertig waren.',
  'The writer is busy. You are next. Premium goes first.':
    'Der Schreiber ist beschäftigt. Du bist als Nächstes dran. Premium geht vor.',
  'The writer is busy. {n} others go before you. Premium goes first.': {
    one: 'Der Schreiber ist beschäftigt. Vor dir ist noch 1 andere Person. Premium geht vor.',
    other: 'Der Schreiber ist beschäftigt. Vor dir sind noch {n} andere. Premium geht vor.',
  },
  'Reply {n} is changed.': 'Antwort {n} ist geändert.',
  'Reply {number} is new; {n} changes left.': {
    one: 'Antwort {number} ist neu; noch {n} Änderung.',
    other: 'Antwort {number} ist neu; noch {n} Änderungen.',
  },
  Reply: 'Antworten',
  'on X with reply {n}': 'auf X mit Antwort {n}',
  Share: 'Teilen',
  'reply {n} on {network}': 'Antwort {n} auf {network}',
  'Sign in to track your usage and purchase premium features':
    'Melde dich an, um deine Nutzung zu sehen und Premium zu kaufen',
  'The connection broke off before all replies arrived. Please try again.':
    'Die Verbindung brach ab, bevor alle Antworten da waren. Bitte versuch es noch einmal.',
  'User ID: {id}': 'Nutzer-ID: {id}',
  'Debug: show this page with or without premium. Changes nothing on the server.':
    'Debug: Diese Seite mit oder ohne Premium zeigen. Ändert nichts auf dem Server.',
  'Built-in writer: connect a model for sharper replies':
    'Eingebauter Schreiber: Mit einem Modell werden Antworten schärfer',
  'Operators can also paste a key in the dashboard, tab Writer, without a restart.':
    'Wer die Installation betreibt, kann einen Schlüssel auch im Dashboard unter „Writer“ einfügen, ohne Neustart.',
  'Put a key into the file <0>.env</0> and start again: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> or <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Without one: <0>npm run model</0> gets a model for this machine, and one that Ollama has is found at the start.':
    'Trage einen Schlüssel in die Datei <0>.env</0> ein und starte neu: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> oder <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Ohne Schlüssel: <0>npm run model</0> holt ein Modell für diesen Rechner, und eines von Ollama wird beim Start gefunden.',
  'Your last renewal failed: {problem} Premium goes on for a few days. Update your payment on the manage page to keep it.':
    'Deine letzte Verlängerung ist fehlgeschlagen: {problem} Premium läuft noch ein paar Tage weiter. Aktualisiere deine Zahlung auf der Verwaltungsseite, um es zu behalten.',
  'Return to Dashboard': 'Zurück zur Startseite',
  'You have bought premium twice. We see that too, and give the second purchase back; your premium goes on.':
    'Du hast Premium zweimal gekauft. Wir sehen das auch und erstatten den zweiten Kauf; dein Premium läuft weiter.',
  'You had bought premium twice. The second purchase was given back to you.':
    'Du hattest Premium zweimal gekauft. Der zweite Kauf wurde dir erstattet.',
  'How you have it': 'Woher du es hast',
  'A gift from us': 'Ein Geschenk von uns',
  Ends: 'Endet',
  'Never: it is for life': 'Nie: Es gilt auf Lebenszeit',
  Renews: 'Verlängert sich',
  Price: 'Preis',
  Payment: 'Zahlung',
  Manage: 'Verwalten',
  'Manage or cancel': 'Verwalten oder kündigen',
  '(opens the checkout provider in a new tab)': '(öffnet den Zahlungsanbieter in einem neuen Tab)',
  'After you pay': 'Nach dem Bezahlen',
  "You pay on the checkout provider's page, and come back here.":
    'Du bezahlst auf der Seite des Zahlungsanbieters und kommst hierher zurück.',
  'Premium begins by itself as soon as the payment settles, on every page you have open.':
    'Premium beginnt von selbst, sobald die Zahlung verbucht ist, auf jeder offenen Seite.',
  'This page then says when it renews, and where to manage or cancel it.':
    'Diese Seite sagt dann, wann es sich verlängert und wo du es verwaltest oder kündigst.',
  '{money} a week': '{money} pro Woche',
  '{money} a month': '{money} pro Monat',
  '{money} a year': '{money} pro Jahr',
  '{money}, once': '{money}, einmalig',
  '{money} every {n} days': { one: '{money} jeden Tag', other: '{money} alle {n} Tage' },
  'Unlimited AI-generated tweet replies': 'Unbegrenzt KI-Antworten auf Tweets',
  'Priority response generation': 'Antworten mit Vorrang',
  'Advanced tone customization': 'Töne nach deinem Geschmack',
  'Save and manage favorite replies': 'Antworten als Favoriten speichern und verwalten',
  'Export replies to CSV': 'Antworten als CSV exportieren',
  'What you get': 'Was du bekommst',
  Free: 'Kostenlos',
  '{n} a day': '{n} am Tag',
  '* Fair use: {n} generations a day.': '* Fair Use: {n} Generierungen am Tag.',
  'No AI is connected here: the built-in writer answers with lines written beforehand.':
    'Hier ist keine KI angeschlossen: Der eingebaute Schreiber antwortet mit vorher geschriebenen Zeilen.',
  'Asking the checkout provider...': 'Der Zahlungsanbieter wird gefragt …',
  'I have paid already': 'Ich habe schon bezahlt',
  'No membership was found for {email}. If you paid with another e-mail address, sign in with that one, or contact support.':
    'Für {email} wurde keine Mitgliedschaft gefunden. Wenn du mit einer anderen E-Mail-Adresse bezahlt hast, melde dich mit dieser an oder wende dich an den Support.',
  'Premium Active!': 'Premium ist aktiv!',
  'Thank you for your support. Everything below is yours.':
    'Danke für deine Unterstützung. Alles hier unten gehört dir.',
  '{n} sets of replies a day, in your own tones, and a place to keep the best of them.':
    '{n} Antwortsets am Tag, in deinen eigenen Tönen, und ein Platz für die besten Antworten.',
  'Sandbox: the checkout here is a stand-in for Whop, and no money moves. Set the COMMERCE_ settings for the real one.':
    'Sandbox: Die Kasse hier steht anstelle von Whop, es fließt kein Geld. Für die echte: die COMMERCE_-Einstellungen setzen.',
  'Please sign in with {signInName} to upgrade to premium.':
    'Melde dich mit {signInName} an, um zu Premium zu wechseln.',
  'Cancel anytime. No refunds for partial months.':
    'Jederzeit kündbar. Keine Erstattung für angebrochene Monate.',
  'No session ID found': 'Keine Sitzungs-ID gefunden',
  'Try again': 'Erneut versuchen',
  'No user found': 'Kein Konto gefunden',
  'Sign in with the account that you bought premium for, and the payment is looked up.':
    'Melde dich mit dem Konto an, für das du Premium gekauft hast; dann wird die Zahlung gesucht.',
  'Your payment has not arrived yet.': 'Deine Zahlung ist noch nicht angekommen.',
  'If you paid, premium begins by itself as soon as the payment settles. You can close this page.':
    'Wenn du bezahlt hast, beginnt Premium von selbst, sobald die Zahlung verbucht ist. Du kannst diese Seite schließen.',
  'Check again': 'Erneut prüfen',
  'Processing your payment': 'Deine Zahlung wird bearbeitet',
  'Processing your payment...': 'Deine Zahlung wird bearbeitet …',
  'Your payment is still settling. This can take up to a minute; please keep this page open.':
    'Deine Zahlung wird noch verbucht. Das kann bis zu einer Minute dauern; bitte lass diese Seite offen.',
  'One moment, we are asking the checkout for your payment.':
    'Einen Moment, wir prüfen deine Zahlung.',
  'Welcome to Premium!': 'Willkommen bei Premium!',
  'Your payment is confirmed and premium is active. Thank you.':
    'Deine Zahlung ist bestätigt und Premium ist aktiv. Danke.',
  'Start Using Premium Features': 'Premium jetzt nutzen',
  'What changed': 'Was sich geändert hat',
  'Something Went Wrong': 'Etwas ist schiefgelaufen',
  'Return to Premium Page': 'Zurück zur Premium-Seite',
  'Opening checkout...': 'Kasse wird geöffnet …',
  'Upgrade to Premium with Whop': 'Mit Whop zu Premium wechseln',
  'Please log in first': 'Bitte melde dich zuerst an',
  'Failed to start checkout process: {reason}. Please try again or contact support.':
    'Der Kauf konnte nicht begonnen werden: {reason}. Bitte versuch es noch einmal oder wende dich an den Support.',
  'Trying again...': 'Neuer Versuch …',
  'Signing in...': 'Anmeldung läuft …',
  'Sign in with {signInName}': 'Mit {signInName} anmelden',
  More: 'Mehr',
  Terms: 'Nutzungsbedingungen',
  Privacy: 'Datenschutz',
  Newsletter: 'Newsletter',
  Feedback: 'Feedback',
  'Skip to content': 'Zum Inhalt springen',
  Site: 'Website',
  Home: 'Start',
  'Contact Us': 'Kontakt',
  Tools: 'Tools',
  Shop: 'Shop',
  Blog: 'Blog',
  'A question, a problem, an idea: it reaches the person who runs this service.':
    'Eine Frage, ein Problem, eine Idee: Das kommt bei der Person an, die diesen Dienst betreibt.',
  'Your e-mail, for the answer': 'Deine E-Mail-Adresse für die Antwort',
  Message: 'Nachricht',
  'Send Message': 'Nachricht senden',
  'Sent. Thank you, you will be answered by e-mail.':
    'Gesendet. Danke, du bekommst eine Antwort per E-Mail.',
  'What works, what does not, what is missing?': 'Was funktioniert, was nicht, was fehlt?',
  'Your e-mail, if you want an answer': 'Deine E-Mail-Adresse, wenn du eine Antwort möchtest',
  'Send Feedback': 'Feedback senden',
  'Sent. Thank you for telling us.': 'Gesendet. Danke, dass du es uns sagst.',
  'News of Riposte by e-mail, now and then.': 'Neues von Riposte per E-Mail, ab und zu.',
  'Your e-mail': 'Deine E-Mail-Adresse',
  Subscribe: 'Abonnieren',
  'You are on the list. Thank you.': 'Du stehst auf der Liste. Danke.',
  'Page not found': 'Seite nicht gefunden',
  'There is no page here': 'Hier gibt es keine Seite',
  'The address may be mistyped, or the page has moved.':
    'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  'Write a reply': 'Antwort schreiben',
  'The posts you paste and the replies you get are not stored and not logged, except for what you save yourself.':
    'Die Posts, die du einfügst, und die Antworten, die du bekommst, werden weder gespeichert noch protokolliert, bis auf das, was du selbst speicherst.',
  'Replies are written on this server; your post goes nowhere else.':
    'Die Antworten werden auf diesem Server geschrieben; dein Post geht nirgendwo sonst hin.',
  'Your post, and what you say of it, is sent to the language model that this service uses, to write the replies.':
    'Dein Post und das, was du dazu angibst, gehen an das Sprachmodell, mit dem dieser Dienst die Antworten schreibt.',
  'Where you ask for others, so are the replies that you have.':
    'Willst du andere haben, gehen auch die Antworten dorthin, die du schon hast.',
  'The address of a post that you paste is asked for at its network by this server, which says nothing of you there.':
    'Fügst du die Adresse eines Posts ein, ruft dieser Server den Post bei seinem Netzwerk ab und verrät dort nichts über dich.',
  'What is kept': 'Was gespeichert wird',
  Why: 'Wozu',
  'How long': 'Wie lange',
  "In <0>your account</0> you can download what is yours, and delete all but the gifts and the log. After that, today's count stays under a scrambled name until midnight UTC, so that deleting is not a way around the daily limit.":
    'Unter <0>Dein Konto</0> kannst du herunterladen, was davon dir gehört, und alles außer den Geschenken und dem Protokoll löschen. Danach bleibt der Zähler des Tages bis Mitternacht UTC unter einem verschlüsselten Namen stehen, damit sich das Tageslimit nicht durch Löschen umgehen lässt.',
  "Your browser also remembers today's count and your e-mail address, to show the page at once, and the post in the box and your last replies, so that a reload or a closed tab loses neither. Your last {n} sets of replies are in your <0>history</0>, where they can be removed and no longer kept. All of it stays on this device. Signing out clears it. The theme and the language that you pick below are in cookies for a year, which say nothing else.":
    'Dein Browser merkt sich außerdem den Zähler des Tages und deine E-Mail-Adresse, um die Seite sofort zu zeigen, und den Post im Feld und deine letzten Antworten, damit beim Neuladen oder Schließen eines Tabs nichts verloren geht. Deine letzten {n} Antwortsets stehen in deinem <0>Verlauf</0>, wo du sie entfernen und das Aufbewahren abschalten kannst. All das bleibt auf diesem Gerät. Beim Abmelden wird es gelöscht. Design und Sprache, die du unten wählst, stehen ein Jahr lang in Cookies, die sonst nichts sagen.',
  "Where you turn on this browser's own model, a post goes to this service and to that model on this device, and to nobody else. That you turned it on is remembered on this device, until you turn it off.":
    'Wenn du das eigene Modell dieses Browsers einschaltest, geht ein Post an diesen Dienst und an das Modell auf diesem Gerät, und an niemanden sonst. Dass du es eingeschaltet hast, merkt sich dieses Gerät, bis du es ausschaltest.',
  'Riposte suggests replies. What you post is yours: read it first, change it as you like, and answer for it under your own name.':
    'Riposte schlägt Antworten vor. Was du postest, ist deins: Lies es vorher, ändere es, wie du willst, und steh mit deinem Namen dafür ein.',
  'Do not use it to harass, threaten or deceive anybody, or to break the law.':
    'Nutze es nicht, um jemanden zu belästigen, zu bedrohen oder zu täuschen oder um gegen Gesetze zu verstoßen.',
  'Follow the rules of the network where you post.':
    'Halte dich an die Regeln des Netzwerks, in dem du postest.',
  'Free accounts have {freeLimit} generations a day and premium accounts {premiumLimit}. Days are counted in UTC. A generation that fails does not count. One that you stop, or whose post the writer cannot answer, is free {n} times a day.':
    'Kostenlose Konten haben {freeLimit} Generierungen am Tag, Premium-Konten {premiumLimit}. Tage zählen nach UTC. Eine fehlgeschlagene Generierung zählt nicht. Eine, die du stoppst oder deren Post der Schreiber nicht beantworten kann, ist {n}-mal am Tag frei.',
  'Suggestions can be wrong. They are offered as they are, without a warranty.':
    'Vorschläge können falsch sein. Sie werden ohne Gewähr angeboten.',
  'Accounts that are used to harm others may be closed.':
    'Konten, mit denen anderen geschadet wird, können geschlossen werden.',
  Theme: 'Design',
  'Read in': 'Lesen auf',
  Name: 'Name',
  'Learn from my favorites': 'Aus meinen Favoriten lernen',
  'Fills the fields below with what your saved replies have in common.':
    'Füllt die Felder unten mit dem, was deine gespeicherten Antworten gemeinsam haben.',
  'Read off {n} favorites. Change what is not you.':
    'Aus {n} Favoriten abgeleitet. Ändere, was nicht nach dir klingt.',
  'Nearest to': 'Am ehesten wie',
  'It should': 'Er soll',
  'sound like a tired engineer, name the trade-off':
    'wie ein müder Ingenieur klingen, den Haken nennen',
  'It should not': 'Er soll nicht',
  'use exclamation marks, praise anyone': 'Ausrufezeichen setzen, irgendwen loben',
  'Example {n}': 'Beispiel {n}',
  'Save tone': 'Ton speichern',
  Cancel: 'Abbrechen',
  'Your tones': 'Deine Töne',
  'A tone is a manner of replying: what it does, what it never does, and how it sounds.':
    'Ein Ton ist eine Art zu antworten: was er tut, was er nie tut und wie er klingt.',
  'Sign in to make tones of your own.': 'Melde dich an, um eigene Töne zu erstellen.',
  'Tones of your own are part of premium. Those you made before are kept.':
    'Eigene Töne gehören zu Premium. Schon erstellte bleiben erhalten.',
  'The built-in writer uses the nearest of its own tones. With a model connected, replies follow everything you write here.':
    'Der eingebaute Schreiber nutzt den nächstliegenden seiner Töne. Mit einem Modell folgen die Antworten allem, was du hier schreibst.',
  'Like {tone}.': 'Wie {tone}.',
  'Edit {tone}': '{tone} bearbeiten',
  'Delete {tone}': '{tone} löschen',
  'New tone': 'Neuer Ton',
  '{count}, page {page} of {pages}': '{count}, Seite {page} von {pages}',
  Previous: 'Zurück',
  Next: 'Weiter',
  Undo: 'Rückgängig',
  "Verify You're Human": 'Zeig, dass du ein Mensch bist',
  'This enables the Generate Replies button.': 'Danach kannst du Antworten erstellen.',
  'Loading the challenge...': 'Die Aufgabe wird geladen …',
  'Verifying...': 'Wird geprüft …',
  "I'm human": 'Ich bin ein Mensch',
  'It is tried again in 10 seconds.': 'In 10 Sekunden wird es noch einmal versucht.',
  'Rage Bait': 'Rage-Bait',
  Nice: 'Nett',
  Informal: 'Locker',
  System: 'System',
  Light: 'Hell',
  Dark: 'Dunkel',
  Another: 'Anders',
  Shorter: 'Kürzer',
  Softer: 'Sanfter',
  Sharper: 'Schärfer',
  Anywhere: 'Überall',
  "The post's": 'Wie der Post',
  'Your name, e-mail address and photo, from {signInName}, and when you came first and last':
    'Dein Name, deine E-Mail-Adresse und dein Foto, von {signInName}, und wann du zuerst und zuletzt hier warst',
  'To show who is signed in, and to recognise premium':
    'Um zu zeigen, wer angemeldet ist, und um Premium zu erkennen',
  'As long as you have an account': 'Solange du ein Konto hast',
  'A session, as a cookie and as a hash in our database: with which browser it was begun, when, and when it was last used':
    'Eine Sitzung, als Cookie und als Hash in unserer Datenbank: mit welchem Browser sie begann, wann, und wann sie zuletzt benutzt wurde',
  'To keep you signed in, and to show you where you are':
    'Damit du angemeldet bleibst und siehst, wo du es bist',
  '30 days after your last visit, 180 days at most, or until you end it':
    '30 Tage nach deinem letzten Besuch, höchstens 180 Tage, oder bis du sie beendest',
  'How many generations you used on which day, how many came to nothing, and the tokens that models took for them; of a visitor who is not signed in, by IP address':
    'Wie viele Generierungen du an welchem Tag genutzt hast, wie viele nichts brachten, und die Tokens der Modelle dafür; bei Besuchern ohne Anmeldung nach IP-Adresse',
  'To apply the daily limit': 'Für das Tageslimit',
  '90 days': '90 Tage',
  'The count of the day on which you delete your account, under a scrambled name':
    'Der Zähler des Tages, an dem du dein Konto löschst, unter einem verschlüsselten Namen',
  'So that deleting is not a way around the daily limit':
    'Damit sich das Tageslimit nicht durch Löschen umgehen lässt',
  'Until midnight UTC': 'Bis Mitternacht UTC',
  'A scrambled fingerprint of a post you generated replies for':
    'Ein verschlüsselter Fingerabdruck eines Posts, für den du Antworten erstellt hast',
  'So that single replies to it can be changed without a use':
    'Damit einzelne Antworten darauf ohne Nutzung geändert werden können',
  'One day': 'Einen Tag',
  'That replies of a set were copied, saved, edited, posted or refined, without a word of them, under a random number that only your browser knows to be yours':
    'Dass Antworten eines Sets kopiert, gespeichert, bearbeitet, gepostet oder angepasst wurden, ohne ein Wort daraus, unter einer Zufallszahl, die nur dein Browser als deine kennt',
  'To see which tones and writers bring replies that people take, counting each once':
    'Um zu sehen, welche Töne und Schreiber Antworten bringen, die genommen werden, jede einmal gezählt',
  'The day of the set and the next; after that only in totals, which name nobody':
    'Den Tag des Sets und den nächsten; danach in Summen, in denen niemand steht',
  'Replies you save as favorites, with the post they answer':
    'Antworten, die du als Favoriten speicherst, mit dem Post dazu',
  'To show them to you again': 'Um sie dir wieder zu zeigen',
  'Until you delete them': 'Bis du sie löschst',
  'Tones of your own, with their examples': 'Deine eigenen Töne mit ihren Beispielen',
  'To write in them': 'Um in ihnen zu schreiben',
  'Whether you are premium and since when; your orders; the ids and states of payments and memberships, never a card':
    'Ob und seit wann du Premium hast; deine Bestellungen; die Kennungen und Zustände von Zahlungen und Mitgliedschaften, nie eine Karte',
  'To know that premium is paid, and to end it when it is not':
    'Um zu wissen, dass Premium bezahlt ist, und es zu beenden, wenn nicht',
  'As long as you have an account; orders that were not paid 60 days':
    'Solange du ein Konto hast; unbezahlte Bestellungen 60 Tage',
  'Premium that we gave to your e-mail address, with our notes':
    'Premium, das wir deiner E-Mail-Adresse geschenkt haben, mit unseren Notizen',
  'To give it to you when you sign in': 'Um es dir zu geben, wenn du dich anmeldest',
  'Until we take it back, whether or not you have an account':
    'Bis wir es zurücknehmen, ob du ein Konto hast oder nicht',
  'Each time we gave premium to your e-mail address':
    'Jedes Mal, wenn wir deiner E-Mail-Adresse Premium geschenkt haben',
  'So that a gift that is sent twice by mistake is given once':
    'Damit ein versehentlich doppeltes Geschenk nur einmal zählt',
  '30 days': '30 Tage',
  'What we did about your premium: what, when and who of us':
    'Was wir mit deinem Premium gemacht haben: was, wann und wer von uns',
  'So that nobody here can give or take anything in secret':
    'Damit hier niemand heimlich etwas geben oder nehmen kann',
  'For good: this log cannot be changed': 'Für immer: Dieses Protokoll lässt sich nicht ändern',
  'Your IP address, when you prove that you are human without signing in':
    'Deine IP-Adresse, wenn du ohne Anmeldung zeigst, dass du ein Mensch bist',
  'To not ask you again': 'Um dich nicht noch einmal zu fragen',
  '12 hours': '12 Stunden',
  'Your IP address, when you sign in, send us a message or prove that you are human':
    'Deine IP-Adresse, wenn du dich anmeldest, uns schreibst oder zeigst, dass du ein Mensch bist',
  'To keep out floods': 'Um massenhafte Anfragen abzuwehren',
  'Two hours at most; in our log, where something was refused, 90 days at most':
    'Höchstens zwei Stunden; in unserem Protokoll, falls etwas abgelehnt wurde, höchstens 90 Tage',
  'What you write in Contact Us, Feedback or Newsletter':
    'Was du unter Kontakt, Feedback oder Newsletter schreibst',
  'To read it and answer': 'Um es zu lesen und zu antworten',
  'Until we delete it': 'Bis wir es löschen',
  Accessibility: 'Barrierefreiheit',
  'Riposte is made to be used by everyone: with the keyboard alone, enlarged, in the dark, in the colors of your system, and with a screen reader. It aims at WCAG 2.2, level AA. Nobody outside has audited it, so that conformance with it, or with EN 301 549, is not claimed.':
    'Riposte soll für alle nutzbar sein: allein mit der Tastatur, vergrößert, im Dunkeln, in den Farben deines Systems und mit einem Screenreader. Ziel ist WCAG 2.2, Stufe AA. Niemand von außen hat es geprüft, deshalb wird Konformität damit oder mit EN 301 549 nicht behauptet.',
  'How it is checked': 'Wie es geprüft wird',
  'At each change axe looks for faults in light and in dark, and nothing may scroll sideways on a screen of 360 pixels.':
    'Bei jeder Änderung sucht axe nach Fehlern, hell und dunkel, und auf einem Bildschirm von 360 Pixeln darf nichts seitlich scrollen.',
  'In forced colors, where axe cannot see, tests ask whether one can tell what is picked.':
    'In erzwungenen Farben, wo axe nichts sieht, prüfen Tests, ob erkennbar ist, was gewählt ist.',
  'What can be pressed has at least 24 pixels each way, and 44 on a narrow screen, except for links inside a sentence.':
    'Was sich drücken lässt, hat mindestens 24 Pixel in jede Richtung und 44 auf schmalen Bildschirmen, außer Links im Satz.',
  'Tests write, copy and edit replies with the keyboard alone, and look where the focus goes.':
    'Tests schreiben, kopieren und bearbeiten Antworten allein mit der Tastatur und sehen nach, wohin der Fokus geht.',
  'What has not been tried': 'Was nicht ausprobiert wurde',
  'A real screen reader, and people who depend on one.':
    'Ein echter Screenreader und Menschen, die auf einen angewiesen sind.',
  'Safari and Firefox: the tests run in Chromium.':
    'Safari und Firefox: Die Tests laufen in Chromium.',
  'Known limits': 'Bekannte Grenzen',
  'The language of a post that you paste is left for your browser to find out.':
    'Die Sprache eines eingefügten Posts muss dein Browser selbst herausfinden.',
  'Signing in, paying and the networks where you post have pages of their own, which are not covered here.':
    'Anmelden, Bezahlen und die Netzwerke, in denen du postest, haben eigene Seiten, um die es hier nicht geht.',
  'The charts of the operators’ dashboard are pictures. Their numbers are in the table below them.':
    'Die Diagramme im Dashboard der Betreiber sind Bilder. Ihre Zahlen stehen in der Tabelle darunter.',
  'If something is in your way': 'Wenn dir etwas im Weg steht',
  'Write to whoever runs this site: <0>Contact Us</0>. Say on which page it was and what you use. You are answered by e-mail; how soon, this software cannot promise for them.':
    'Schreib an die, die diese Website betreiben: <0>Kontakt</0>. Sag, auf welcher Seite es war und was du benutzt. Du bekommst eine Antwort per E-Mail; wie bald, kann diese Software nicht für sie versprechen.',
  'Last gone through on November 23, 2026.': 'Zuletzt durchgesehen am 23. November 2026.',
  'This is a translation. The English text is the one that counts.':
    'Das ist eine Übersetzung. Es gilt der englische Text.',
  'What you had for this post before': 'Was du zu diesem Post schon hattest',
  'Your post is kept, and is in the box again when there are uses:':
    'Dein Post bleibt erhalten und steht wieder im Feld, sobald du wieder Nutzungen hast:',
  'Debug: shown as it is with premium, or without. The server counts as before.':
    'Debug: gezeigt wie mit oder ohne Premium. Der Server zählt wie zuvor.',
  'How long it lasts, and where to manage it': 'Wie lange es läuft und wo du es verwaltest',
  'This is only the address of a post. Paste its text into the box.':
    'Das ist nur die Adresse eines Posts. Füge seinen Text in das Feld ein.',
  'This is part of premium.': 'Das gehört zu Premium.',
  'with emoji': 'mit Emojis',
  'no emoji': 'ohne Emojis',
};
