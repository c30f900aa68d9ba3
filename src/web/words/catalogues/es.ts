import { pageErrors } from '#contract/words/es.ts';
import type { Catalogue } from '../t.ts';

/** The page in Spanish. */
export const catalogue: Catalogue = {
  ...pageErrors,
  'Your account': 'Tu cuenta',
  'Loading your account...': 'Cargando tu cuenta...',
  'Your account is deleted.': 'Tu cuenta se ha eliminado.',
  'Sign in to see what is kept about you.': 'Inicia sesión para ver qué se guarda sobre ti.',
  'Download my data': 'Descargar mis datos',
  'Everything that is kept about {email}, as a JSON file.':
    'Todo lo que se guarda sobre {email}, en un archivo JSON.',
  'Delete my account': 'Eliminar mi cuenta',
  'Deletes everything that is kept about you, what you saved included. Only this stays:':
    'Elimina todo lo que se guarda sobre ti, incluido lo que guardaste tú. Solo queda esto:',
  'A subscription at the checkout provider goes on and is charged until you cancel it: do that first, by the link on <0>the premium page</0>.':
    'Una suscripción en el proveedor de pagos sigue activa y se cobra hasta que la canceles: hazlo antes, con el enlace de <0>la página de Premium</0>.',
  'Delete your account?': '¿Eliminar tu cuenta?',
  'This cannot be undone.': 'Esto no se puede deshacer.',
  'Keep it': 'Conservarla',
  'Delete for good': 'Eliminar para siempre',
  'Where you are signed in': 'Dónde tienes la sesión abierta',
  '{device} (this one), since {since}, last used {last}':
    '{device} (este), desde {since}, último uso {last}',
  '{device}, since {since}, last used {last}': '{device}, desde {since}, último uso {last}',
  'A browser': 'Un navegador',
  'End the session of {device}': 'Cerrar la sesión de {device}',
  'a browser': 'un navegador',
  End: 'Cerrar',
  'End all others': 'Cerrar todas las demás',
  'Riposte cannot be reached. Check your connection and try again; your text is still here.':
    'No se puede conectar con Riposte. Revisa tu conexión e inténtalo de nuevo; tu texto sigue aquí.',
  'Edge function error: {status} {message}': 'Error del servidor: {status} {message}',
  'Unknown error': 'Error desconocido',
  'Loading...': 'Cargando...',
  'Without a model: “agree”, “disagree about the price”, “ask about …”, “thank them for …”, “mention that I …”.':
    'Sin modelo, en inglés: “agree”, “disagree about the price”, “ask about …”, “thank them for …”, “mention that I …”.',
  'As in the post': 'Como en la publicación',
  Yes: 'Sí',
  No: 'No',
  'What the replies should say': 'Qué deben decir las respuestas',
  'disagree about the price': 'no estar de acuerdo con el precio',
  'Who wrote the tweet': 'Quién escribió el tuit',
  'What the tweet answers': 'A qué responde el tuit',
  Replies: 'Respuestas',
  'Posted on': 'Se publica en',
  Emoji: 'Emojis',
  Language: 'Idioma',
  'More choices': 'Más opciones',
  'More choices: “{steer}”': 'Más opciones: “{steer}”',
  'Something went wrong': 'Algo ha salido mal',
  'The page stopped working. Nothing you were charged a use for is lost.':
    'La página ha dejado de funcionar. No se ha perdido nada que te haya gastado un uso.',
  'Refresh Page': 'Recargar la página',
  'Favorite replies': 'Respuestas favoritas',
  'Sign in to see the replies you saved.': 'Inicia sesión para ver las respuestas que guardaste.',
  'Saving replies is part of premium. What you saved before is kept.':
    'Guardar respuestas es parte de Premium. Lo que guardaste antes se conserva.',
  'Upgrade to Premium': 'Pasar a Premium',
  Search: 'Buscar',
  'Export to CSV': 'Exportar a CSV',
  'Show more': 'Mostrar más',
  'Deleted.': 'Eliminado.',
  Delete: 'Eliminar',
  'Nothing saved yet. Press Save below a reply that you like.':
    'Aún no hay nada guardado. Pulsa Guardar debajo de una respuesta que te guste.',
  'No saved reply has these words.': 'Ninguna respuesta guardada contiene esas palabras.',
  History: 'Historial',
  'Your last {n} sets of replies, on this device only. Signing out clears them.':
    'Tus últimos {n} grupos de respuestas, solo en este dispositivo. Al cerrar sesión se borran.',
  'Keep my sets on this device': 'Guardar mis grupos en este dispositivo',
  'Your history is removed.': 'Tu historial se ha borrado.',
  'Remove all': 'Quitar todo',
  '{replies} removed.': 'Quitado: {replies}.',
  'Brought back': 'Recuperado',
  Remove: 'Quitar',
  'Take up again': 'Retomar',
  'Nothing yet. Each set of replies comes here by itself.':
    'Aún no hay nada. Cada grupo de respuestas aparece aquí solo.',
  'Nothing is kept.': 'No se guarda nada.',
  'No set has these words.': 'Ningún grupo contiene esas palabras.',
  '{n} sets': { one: '1 grupo', other: '{n} grupos' },
  Change: 'Cambiar',
  'Write replies': 'Escribir respuestas',
  'Enter the tweet you want to reply to': 'Escribe el tuit al que quieres responder',
  'Only the first {n} characters were kept.': 'Solo se guardaron los primeros {n} caracteres.',
  'Paste the tweet here...': 'Pega aquí el tuit...',
  Paste: 'Pegar',
  Tone: 'Tono',
  'Change your tones': 'Cambiar tus tonos',
  'Make a tone of your own': 'Crear un tono propio',
  'Generating Replies...': 'Generando respuestas...',
  'Generate Replies': 'Generar respuestas',
  Stop: 'Detener',
  'Your browser refused to copy. Select the text and copy it by hand.':
    'Tu navegador no ha permitido copiar. Selecciona el texto y cópialo a mano.',
  'Copied!': '¡Copiado!',
  Copy: 'Copiar',
  '{n} replies': { one: '1 respuesta', other: '{n} respuestas' },
  'Resets now': 'Se reinicia ahora',
  '{n} h': '{n} h',
  '{n} min': '{n} min',
  'Resets in {time}': 'Se reinicia en {time}',
  'What was in the box is taken out.': 'Se ha quitado lo que había en el cuadro.',
  'Unpopular opinion: a meeting with more than six people in it is a podcast.':
    'Opinión impopular: una reunión con más de seis personas es un pódcast.',
  'Six? Four of those are already the audience.': '¿Seis? Cuatro de esas ya son el público.',
  'Spoken like somebody who was seventh on the invite.':
    'Hablas como quien iba séptimo en la invitación.',
  'Podcasts at least get edited.': 'Los pódcast por lo menos se editan.',
  'Stealing this for the next invite I decline. Thank you.':
    'Te la robo para la próxima invitación que rechace. Gracias.',
  'Ours has eleven people and two hosts, and now I know why I keep it on in the kitchen.':
    'La nuestra tiene once personas y dos presentadores, y ahora sé por qué la dejo puesta en la cocina.',
  'In fairness, the seventh person is usually the one taking the good notes.':
    'En su defensa, la séptima persona suele ser la que toma buenas notas.',
  'ours even has a sponsor break, it’s when dave shares his screen':
    'la nuestra hasta tiene pausa publicitaria, es cuando dave comparte pantalla',
  'so that’s why i listen at 1.5x': 'con razón la escucho a 1,5x',
  'five stars, would mute again': 'cinco estrellas, volvería a silenciarla',
  'An example, in the tone {tone}. Pick another tone above to see it change.':
    'Un ejemplo, en el tono {tone}. Elige otro tono arriba para ver cómo cambia.',
  'Writing replies': 'Escribiendo respuestas',
  '{replies} ready': 'Ya tienes {replies}',
  'Stopped. {replies} ready': 'Detenido. Ya tienes {replies}',
  'The post that was not answered can be put back into the box.':
    'La publicación que quedó sin respuesta puede volver al cuadro.',
  'Paste a post, pick a tone, and get five replies worth posting.':
    'Pega una publicación, elige un tono y recibe cinco respuestas que dan ganas de publicar.',
  'The reply you wish you had thought of': 'La respuesta que ojalá se te hubiera ocurrido',
  'Sandbox: sign-in here is a stand-in for Google, so anyone can be anyone. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for the real one.':
    'Entorno de pruebas: aquí el inicio de sesión sustituye a Google, así que cualquiera puede ser cualquiera. Configura GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET para el de verdad.',
  'copy that reply': 'copiar esa respuesta',
  'replies to the same post again (one use)': 'responder otra vez a la misma publicación (un uso)',
  'edit the reply you are at, else the last copied':
    'editar la respuesta en la que estás, o la última copiada',
  'save that reply': 'guardar esa respuesta',
  'stop writing': 'dejar de escribir',
  'into the box': 'ir al cuadro',
  'this list': 'esta lista',
  Keys: 'Teclas',
  'Use these keys': 'Usar estas teclas',
  Close: 'Cerrar',
  'Daily Usage Limit Reached': 'Límite diario alcanzado',
  "You've used all your {n} replies for today.": 'Has usado tus {n} respuestas de hoy.',
  'Upgrade to Premium for {n} replies per day!': '¡Pasa a Premium y ten {n} respuestas al día!',
  '{resets}, at {time} your time.': '{resets} ({time}, hora local).',
  'Fetching the post from {network}...': 'Obteniendo la publicación de {network}...',
  'Sign in to have this post fetched from {network}, or paste its text.':
    'Inicia sesión para obtener esta publicación de {network}, o pega su texto.',
  'Fetch the post': 'Obtener la publicación',
  'Fetching the post': 'Obteniendo la publicación',
  'The post is in the box': 'La publicación está en el cuadro',
  'The post is fetched from {network}. It goes on: this is its beginning.':
    'Publicación obtenida de {network}. Continúa: este es el principio.',
  'The post is fetched from {network}.': 'Publicación obtenida de {network}.',
  'Account menu': 'Menú de la cuenta',
  Favorites: 'Favoritos',
  Account: 'Cuenta',
  'Sign Out': 'Cerrar sesión',
  'Signing out...': 'Cerrando sesión...',
  'Signed out': 'Sesión cerrada',
  'Loading your uses...': 'Cargando tus usos...',
  Premium: 'Premium',
  'of {n} daily uses': 'de {n} usos diarios',
  '(Premium: {n}/day)': '(Premium: {n}/día)',
  'reply {n}': 'respuesta {n}',
  'Copied {reply}': 'Copiado: {reply}',
  'Edit the reply': 'Editar la respuesta',
  'Reply {n}': 'Respuesta {n}',
  Saved: 'Guardado',
  Save: 'Guardar',
  Done: 'Listo',
  Edit: 'Editar',
  Refine: 'Ajustar',
  'Refine reply {n}': 'Ajustar la respuesta {n}',
  '{n} left in this set': 'Quedan {n} en este grupo',
  'See what premium is': 'Ver qué es Premium',
  'Three more': 'Tres más',
  'Five more': 'Cinco más',
  'Eight more': 'Ocho más',
  '{replies} cleared.': 'Borrado: {replies}.',
  'Crafted Replies': 'Respuestas a medida',
  '{n} of {all}': '{n} de {all}',
  'Clear All': 'Borrar todo',
  '(one use)': '(un uso)',
  'or in another tone, one use each:': 'o en otro tono, un uso cada vez:',
  'Stopped: {n} of {all} replies came. They took one use.': {
    one: 'Detenido: llegó {n} de {all} respuestas. Gastó un uso.',
    other: 'Detenido: llegaron {n} de {all} respuestas. Gastaron un uso.',
  },
  'The writing broke off: {n} of {all} replies came. They took one use.': {
    one: 'La escritura se interrumpió: llegó {n} de {all} respuestas. Gastó un uso.',
    other: 'La escritura se interrumpió: llegaron {n} de {all} respuestas. Gastaron un uso.',
  },
  'The page was left while these were being written: {n} of {all} replies came. They took one use.':
    {
      one: 'Saliste de la página mientras se escribían: llegó {n} de {all} respuestas. Gastó un uso.',
      other:
        'Saliste de la página mientras se escribían: llegaron {n} de {all} respuestas. Gastaron un uso.',
    },
  'The writer had nothing particular to say this time, so these replies are generic.':
    'Esta vez el redactor no tenía nada particular que decir, así que estas respuestas son genéricas.',
  'This post sounds painful, so these replies are gentle, whatever the tone.':
    'Esta publicación suena dolorosa, así que estas respuestas son suaves, sea cual sea el tono.',
  'The built-in writer does not know this language, so these replies are in English.':
    'El redactor integrado no conoce este idioma, así que las respuestas están en inglés.',
  "This browser's own model is ready on this device. Use it: nobody but this service and this device sees the post.":
    'El modelo propio de este navegador está listo en este dispositivo. Úsalo: nadie más que este servicio y este dispositivo ve la publicación.',
  "This browser's own model is not there any more: it is turned off, and the built-in writer wrote what was missing.":
    'El modelo propio de este navegador ya no está: se ha desactivado, y el redactor integrado escribió lo que faltaba.',
  "This browser's own model has to be downloaded first, so the built-in writer wrote what was missing. Chrome shows how far it is at chrome://on-device-internals.":
    'El modelo propio de este navegador tiene que descargarse primero, así que el redactor integrado escribió lo que faltaba. Chrome muestra cuánto falta en chrome://on-device-internals.',
  "This browser's own model does not write this language, so the built-in writer wrote what was missing. Pick another language under More choices.":
    'El modelo propio de este navegador no escribe este idioma, así que el redactor integrado escribió lo que faltaba. Elige otro idioma en «Más opciones».',
  "This browser's own model declined this post, so the built-in writer wrote what was missing. Try another tone or text.":
    'El modelo propio de este navegador rechazó esta publicación, así que el redactor integrado escribió lo que faltaba. Prueba con otro tono u otro texto.',
  "This is too much text for this browser's own model, so the built-in writer wrote what was missing. Shorten the post, or what it answers.":
    'Es demasiado texto para el modelo propio de este navegador, así que el redactor integrado escribió lo que faltaba. Acorta la publicación o aquello a lo que responde.',
  "This browser's own model failed or took too long, so the built-in writer wrote what was missing. Try again, or turn the model off below.":
    'El modelo propio de este navegador falló o tardó demasiado, así que el redactor integrado escribió lo que faltaba. Inténtalo de nuevo o desactiva el modelo abajo.',
  'The built-in writer could not follow what the replies should say: that takes a model.':
    'El redactor integrado no pudo seguir lo que debían decir las respuestas: para eso hace falta un modelo.',
  'The built-in writer could not follow this tone of yours, so these replies are in the one nearest to it: more takes a model.':
    'El redactor integrado no pudo seguir este tono tuyo, así que las respuestas usan el más parecido: para más hace falta un modelo.',
  'The writer stopped early. These are the replies that were ready.':
    'El redactor paró antes de tiempo. Estas son las respuestas que estaban listas.',
  'The writer is busy. You are next. Premium goes first.':
    'El redactor está ocupado. El siguiente turno es el tuyo. Premium va primero.',
  'The writer is busy. {n} others go before you. Premium goes first.': {
    one: 'El redactor está ocupado. Hay 1 persona antes que tú. Premium va primero.',
    other: 'El redactor está ocupado. Hay {n} personas antes que tú. Premium va primero.',
  },
  'Reply {n} is changed.': 'La respuesta {n} ha cambiado.',
  'Reply {number} is new; {n} changes left.': {
    one: 'La respuesta {number} es nueva; queda {n} cambio.',
    other: 'La respuesta {number} es nueva; quedan {n} cambios.',
  },
  Reply: 'Responder',
  'on X with reply {n}': 'en X con la respuesta {n}',
  Share: 'Compartir',
  'reply {n} on {network}': 'la respuesta {n} en {network}',
  'Sign in to track your usage and purchase premium features':
    'Inicia sesión para ver tus usos y comprar Premium',
  'The connection broke off before all replies arrived. Please try again.':
    'La conexión se cortó antes de que llegaran todas las respuestas. Inténtalo de nuevo.',
  'User ID: {id}': 'ID de usuario: {id}',
  'Debug: show this page with or without premium. Changes nothing on the server.':
    'Depuración: muestra esta página con o sin Premium. No cambia nada en el servidor.',
  'Built-in writer: connect a model for sharper replies':
    'Redactor integrado: conecta un modelo para respuestas más agudas',
  'Operators can also paste a key in the dashboard, tab Writer, without a restart.':
    'Quien opera la instalación también puede pegar una clave en el panel, pestaña Writer, sin reiniciar.',
  'Put a key into the file <0>.env</0> and start again: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> or <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Without one: <0>npm run model</0> gets a model for this machine, and one that Ollama has is found at the start.':
    'Pon una clave en el archivo <0>.env</0> y vuelve a arrancar: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> o <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Sin clave: <0>npm run model</0> descarga un modelo para esta máquina, y los que tenga Ollama se detectan al arrancar.',
  'Your last renewal failed: {problem} Premium goes on for a few days. Update your payment on the manage page to keep it.':
    'Tu última renovación falló: {problem} Premium sigue unos días más. Actualiza tu pago en la página de gestión para conservarlo.',
  'Return to Dashboard': 'Volver al inicio',
  'You have bought premium twice. We see that too, and give the second purchase back; your premium goes on.':
    'Has comprado Premium dos veces. También lo vemos y te devolvemos la segunda compra; tu Premium continúa.',
  'You had bought premium twice. The second purchase was given back to you.':
    'Habías comprado Premium dos veces. La segunda compra se te devolvió.',
  'How you have it': 'Cómo lo conseguiste',
  'A gift from us': 'Un regalo nuestro',
  Ends: 'Termina',
  'Never: it is for life': 'Nunca: es para siempre',
  Renews: 'Se renueva',
  Price: 'Precio',
  Payment: 'Pago',
  Manage: 'Gestionar',
  'Manage or cancel': 'Gestionar o cancelar',
  '(opens the checkout provider in a new tab)': '(abre el proveedor de pagos en una pestaña nueva)',
  'After you pay': 'Después de pagar',
  "You pay on the checkout provider's page, and come back here.":
    'Pagas en la página del proveedor de pagos y vuelves aquí.',
  'Premium begins by itself as soon as the payment settles, on every page you have open.':
    'Premium empieza solo en cuanto se confirma el pago, en todas las páginas que tengas abiertas.',
  'This page then says when it renews, and where to manage or cancel it.':
    'Esta página te dirá cuándo se renueva y dónde gestionarlo o cancelarlo.',
  '{money} a week': '{money} a la semana',
  '{money} a month': '{money} al mes',
  '{money} a year': '{money} al año',
  '{money}, once': '{money}, pago único',
  '{money} every {n} days': { one: '{money} cada día', other: '{money} cada {n} días' },
  'Unlimited AI-generated tweet replies': 'Respuestas generadas por IA sin límite',
  'Priority response generation': 'Generación prioritaria',
  'Advanced tone customization': 'Personalización avanzada de tonos',
  'Save and manage favorite replies': 'Guardar y gestionar respuestas favoritas',
  'Export replies to CSV': 'Exportar respuestas a CSV',
  'What you get': 'Qué incluye',
  Free: 'Gratis',
  '{n} a day': '{n} al día',
  '* Fair use: {n} generations a day.': '* Uso razonable: {n} generaciones al día.',
  'No AI is connected here: the built-in writer answers with lines written beforehand.':
    'Aquí no hay ninguna IA conectada: el redactor integrado responde con frases escritas de antemano.',
  'Asking the checkout provider...': 'Preguntando al proveedor de pagos...',
  'I have paid already': 'Ya he pagado',
  'No membership was found for {email}. If you paid with another e-mail address, sign in with that one, or contact support.':
    'No se encontró ninguna suscripción para {email}. Si pagaste con otro correo, inicia sesión con ese o contacta con soporte.',
  'Premium Active!': '¡Premium activo!',
  'Thank you for your support. Everything below is yours.':
    'Gracias por tu apoyo. Todo lo de abajo es tuyo.',
  '{n} sets of replies a day, in your own tones, and a place to keep the best of them.':
    '{n} grupos de respuestas al día, en tus propios tonos, y un lugar para guardar las mejores.',
  'Sandbox: the checkout here is a stand-in for Whop, and no money moves. Set the COMMERCE_ settings for the real one.':
    'Entorno de pruebas: aquí el pago sustituye a Whop y no se mueve dinero. Configura los ajustes COMMERCE_ para el de verdad.',
  'Please sign in with {signInName} to upgrade to premium.':
    'Inicia sesión con {signInName} para pasar a Premium.',
  'Cancel anytime. No refunds for partial months.':
    'Cancela cuando quieras. No se reembolsan los meses ya empezados.',
  'No session ID found': 'No se encontró el ID de sesión',
  'Try again': 'Reintentar',
  'No user found': 'No se encontró ningún usuario',
  'Sign in with the account that you bought premium for, and the payment is looked up.':
    'Inicia sesión con la cuenta para la que compraste Premium y buscaremos el pago.',
  'Your payment has not arrived yet.': 'Tu pago aún no ha llegado.',
  'If you paid, premium begins by itself as soon as the payment settles. You can close this page.':
    'Si has pagado, Premium empieza solo en cuanto se confirme el pago. Puedes cerrar esta página.',
  'Check again': 'Comprobar de nuevo',
  'Processing your payment': 'Procesando tu pago',
  'Processing your payment...': 'Procesando tu pago...',
  'Your payment is still settling. This can take up to a minute; please keep this page open.':
    'Tu pago aún se está confirmando. Puede tardar hasta un minuto; deja esta página abierta.',
  'One moment, we are asking the checkout for your payment.':
    'Un momento, estamos consultando tu pago.',
  'Welcome to Premium!': '¡Te damos la bienvenida a Premium!',
  'Your payment is confirmed and premium is active. Thank you.':
    'Tu pago está confirmado y Premium está activo. Gracias.',
  'Start Using Premium Features': 'Empezar a usar Premium',
  'What changed': 'Qué ha cambiado',
  'Something Went Wrong': 'Algo ha salido mal',
  'Return to Premium Page': 'Volver a la página de Premium',
  'Opening checkout...': 'Abriendo el pago...',
  'Upgrade to Premium with Whop': 'Pasar a Premium con Whop',
  'Please log in first': 'Primero inicia sesión',
  'Failed to start checkout process: {reason}. Please try again or contact support.':
    'No se pudo iniciar el pago: {reason}. Inténtalo de nuevo o contacta con soporte.',
  'Trying again...': 'Reintentando...',
  'Signing in...': 'Iniciando sesión...',
  'Sign in with {signInName}': 'Iniciar sesión con {signInName}',
  More: 'Más',
  Terms: 'Términos',
  Privacy: 'Privacidad',
  Newsletter: 'Boletín',
  Feedback: 'Comentarios',
  'Skip to content': 'Saltar al contenido',
  Site: 'Sitio',
  Home: 'Inicio',
  'Contact Us': 'Contacto',
  Tools: 'Herramientas',
  Shop: 'Tienda',
  Blog: 'Blog',
  'A question, a problem, an idea: it reaches the person who runs this service.':
    'Una pregunta, un problema, una idea: le llega a quien lleva este servicio.',
  'Your e-mail, for the answer': 'Tu correo, para la respuesta',
  Message: 'Mensaje',
  'Send Message': 'Enviar mensaje',
  'Sent. Thank you, you will be answered by e-mail.':
    'Enviado. Gracias, te responderemos por correo.',
  'What works, what does not, what is missing?': '¿Qué funciona, qué no, qué falta?',
  'Your e-mail, if you want an answer': 'Tu correo, si quieres respuesta',
  'Send Feedback': 'Enviar comentarios',
  'Sent. Thank you for telling us.': 'Enviado. Gracias por contárnoslo.',
  'News of Riposte by e-mail, now and then.': 'Novedades de Riposte por correo, de vez en cuando.',
  'Your e-mail': 'Tu correo',
  Subscribe: 'Suscribirme',
  'You are on the list. Thank you.': 'Ya estás en la lista. Gracias.',
  'Page not found': 'Página no encontrada',
  'There is no page here': 'Aquí no hay ninguna página',
  'The address may be mistyped, or the page has moved.':
    'Puede que la dirección esté mal escrita o que la página se haya movido.',
  'Write a reply': 'Escribir una respuesta',
  'The posts you paste and the replies you get are not stored and not logged, except for what you save yourself.':
    'Las publicaciones que pegas y las respuestas que recibes no se guardan ni se registran, salvo lo que tú guardes.',
  'Replies are written on this server; your post goes nowhere else.':
    'Las respuestas se escriben en este servidor; tu publicación no va a ningún otro sitio.',
  'Your post, and what you say of it, is sent to the language model that this service uses, to write the replies.':
    'Tu publicación, y lo que digas de ella, se envía al modelo de lenguaje que usa este servicio para escribir las respuestas.',
  'Where you ask for others, so are the replies that you have.':
    'Cuando pides otras, también se le envían las respuestas que ya tienes.',
  'The address of a post that you paste is asked for at its network by this server, which says nothing of you there.':
    'Este servidor consulta en su red la dirección de la publicación que pegas, sin decir allí nada de ti.',
  'What is kept': 'Qué se guarda',
  Why: 'Para qué',
  'How long': 'Cuánto tiempo',
  "In <0>your account</0> you can download what is yours, and delete all but the gifts and the log. After that, today's count stays under a scrambled name until midnight UTC, so that deleting is not a way around the daily limit.":
    'En <0>tu cuenta</0> puedes descargar lo que es tuyo y eliminarlo todo menos los regalos y el registro. Después, el contador de hoy queda bajo un nombre cifrado hasta la medianoche UTC, para que eliminar la cuenta no sea una forma de saltarse el límite diario.',
  "Your browser also remembers today's count and your e-mail address, to show the page at once, and the post in the box and your last replies, so that a reload or a closed tab loses neither. Your last {n} sets of replies are in your <0>history</0>, where they can be removed and no longer kept. All of it stays on this device. Signing out clears it. The theme and the language that you pick below are in cookies for a year, which say nothing else.":
    'Tu navegador también recuerda el contador de hoy y tu correo, para mostrar la página al momento, y la publicación del cuadro y tus últimas respuestas, para que no se pierdan al recargar o cerrar una pestaña. Tus últimos {n} grupos de respuestas están en tu <0>historial</0>, donde puedes quitarlos y dejar de guardarlos. Todo queda en este dispositivo. Al cerrar sesión se borra. El tema y el idioma que eliges abajo están un año en cookies que no dicen nada más.',
  "Where you turn on this browser's own model, a post goes to this service and to that model on this device, and to nobody else. That you turned it on is remembered on this device, until you turn it off.":
    'Si activas el modelo propio de este navegador, una publicación va a este servicio y a ese modelo en este dispositivo, y a nadie más. Que lo activaste se recuerda en este dispositivo hasta que lo desactives.',
  'Riposte suggests replies. What you post is yours: read it first, change it as you like, and answer for it under your own name.':
    'Riposte sugiere respuestas. Lo que publicas es tuyo: léelo antes, cámbialo como quieras y responde por ello con tu nombre.',
  'Do not use it to harass, threaten or deceive anybody, or to break the law.':
    'No lo uses para acosar, amenazar o engañar a nadie, ni para infringir la ley.',
  'Follow the rules of the network where you post.': 'Respeta las normas de la red donde publicas.',
  'Free accounts have {freeLimit} generations a day and premium accounts {premiumLimit}. Days are counted in UTC. A generation that fails does not count. One that you stop, or whose post the writer cannot answer, is free {n} times a day.':
    'Las cuentas gratuitas tienen {freeLimit} generaciones al día y las Premium {premiumLimit}. Los días se cuentan en UTC. Una generación que falla no cuenta. Una que detienes, o cuya publicación el redactor no puede responder, es gratis {n} veces al día.',
  'Suggestions can be wrong. They are offered as they are, without a warranty.':
    'Las sugerencias pueden estar equivocadas. Se ofrecen tal cual, sin garantía.',
  'Accounts that are used to harm others may be closed.':
    'Las cuentas que se usen para hacer daño a otros pueden cerrarse.',
  Theme: 'Tema',
  'Read in': 'Leer en',
  Name: 'Nombre',
  'Learn from my favorites': 'Aprender de mis favoritos',
  'Fills the fields below with what your saved replies have in common.':
    'Rellena los campos de abajo con lo que tienen en común tus respuestas guardadas.',
  'Read off {n} favorites. Change what is not you.':
    'Aprendido de {n} favoritos. Cambia lo que no suene a ti.',
  'Nearest to': 'Más parecido a',
  'It should': 'Debe',
  'sound like a tired engineer, name the trade-off':
    'sonar como un ingeniero cansado, nombrar la contrapartida',
  'It should not': 'No debe',
  'use exclamation marks, praise anyone': 'usar signos de exclamación, elogiar a nadie',
  'Example {n}': 'Ejemplo {n}',
  'Save tone': 'Guardar tono',
  Cancel: 'Cancelar',
  'Your tones': 'Tus tonos',
  'A tone is a manner of replying: what it does, what it never does, and how it sounds.':
    'Un tono es una manera de responder: qué hace, qué no hace nunca y cómo suena.',
  'Sign in to make tones of your own.': 'Inicia sesión para crear tus propios tonos.',
  'Tones of your own are part of premium. Those you made before are kept.':
    'Los tonos propios son parte de Premium. Los que creaste antes se conservan.',
  'The built-in writer uses the nearest of its own tones. With a model connected, replies follow everything you write here.':
    'El redactor integrado usa el más parecido de sus tonos. Con un modelo conectado, las respuestas siguen todo lo que escribas aquí.',
  'Like {tone}.': 'Como {tone}.',
  'Edit {tone}': 'Editar {tone}',
  'Delete {tone}': 'Eliminar {tone}',
  'New tone': 'Nuevo tono',
  '{count}, page {page} of {pages}': '{count}, página {page} de {pages}',
  Previous: 'Anterior',
  Next: 'Siguiente',
  Undo: 'Deshacer',
  "Verify You're Human": 'Demuestra que eres una persona',
  'This enables the Generate Replies button.': 'Así se activa el botón Generar respuestas.',
  'Loading the challenge...': 'Cargando la prueba...',
  'Verifying...': 'Verificando...',
  "I'm human": 'Soy una persona',
  'It is tried again in 10 seconds.': 'Se reintentará en 10 segundos.',
  'Rage Bait': 'Polémico',
  Nice: 'Amable',
  Informal: 'Informal',
  System: 'Sistema',
  Light: 'Claro',
  Dark: 'Oscuro',
  Another: 'Otra',
  Shorter: 'Más corta',
  Softer: 'Más suave',
  Sharper: 'Más aguda',
  Anywhere: 'Cualquier red',
  "The post's": 'El de la publicación',
  'Your name, e-mail address and photo, from {signInName}, and when you came first and last':
    'Tu nombre, correo y foto, de {signInName}, y cuándo entraste por primera y por última vez',
  'To show who is signed in, and to recognise premium':
    'Para mostrar quién ha iniciado sesión y reconocer Premium',
  'As long as you have an account': 'Mientras tengas una cuenta',
  'A session, as a cookie and as a hash in our database: with which browser it was begun, when, and when it was last used':
    'Una sesión, como cookie y como hash en nuestra base de datos: con qué navegador empezó, cuándo, y cuándo se usó por última vez',
  'To keep you signed in, and to show you where you are':
    'Para mantener tu sesión abierta y mostrarte dónde la tienes',
  '30 days after your last visit, 180 days at most, or until you end it':
    '30 días desde tu última visita, 180 días como máximo, o hasta que la cierres',
  'How many generations you used on which day, how many came to nothing, and the tokens that models took for them; of a visitor who is not signed in, by IP address':
    'Cuántas generaciones usaste cada día, cuántas no dieron nada y los tokens que gastaron los modelos; de visitantes sin sesión, por dirección IP',
  'To apply the daily limit': 'Para aplicar el límite diario',
  '90 days': '90 días',
  'The count of the day on which you delete your account, under a scrambled name':
    'El contador del día en que eliminas tu cuenta, bajo un nombre cifrado',
  'So that deleting is not a way around the daily limit':
    'Para que eliminar no sea una forma de saltarse el límite diario',
  'Until midnight UTC': 'Hasta la medianoche UTC',
  'A scrambled fingerprint of a post you generated replies for':
    'Una huella cifrada de una publicación para la que generaste respuestas',
  'So that single replies to it can be changed without a use':
    'Para poder cambiar respuestas sueltas sin gastar un uso',
  'One day': 'Un día',
  'That replies of a set were copied, saved, edited, posted or refined, without a word of them, under a random number that only your browser knows to be yours':
    'Que las respuestas de un grupo se copiaron, guardaron, editaron, publicaron o ajustaron, sin una palabra de ellas, bajo un número aleatorio que solo tu navegador sabe que es tuyo',
  'To see which tones and writers bring replies that people take, counting each once':
    'Para ver qué tonos y redactores dan respuestas que la gente usa, contando cada una una vez',
  'The day of the set and the next; after that only in totals, which name nobody':
    'El día del grupo y el siguiente; después en sumas en las que no aparece nadie',
  'Replies you save as favorites, with the post they answer':
    'Las respuestas que guardas como favoritas, con la publicación a la que responden',
  'To show them to you again': 'Para mostrártelas de nuevo',
  'Until you delete them': 'Hasta que las elimines',
  'Tones of your own, with their examples': 'Tus propios tonos, con sus ejemplos',
  'To write in them': 'Para escribir con ellos',
  'Whether you are premium and since when; your orders; the ids and states of payments and memberships, never a card':
    'Si tienes Premium y desde cuándo; tus pedidos; los identificadores y estados de pagos y suscripciones, nunca una tarjeta',
  'To know that premium is paid, and to end it when it is not':
    'Para saber que Premium está pagado y terminarlo si no lo está',
  'As long as you have an account; orders that were not paid 60 days':
    'Mientras tengas una cuenta; los pedidos sin pagar, 60 días',
  'Premium that we gave to your e-mail address, with our notes':
    'El Premium que regalamos a tu correo, con nuestras notas',
  'To give it to you when you sign in': 'Para dártelo cuando inicies sesión',
  'Until we take it back, whether or not you have an account':
    'Hasta que lo retiremos, tengas cuenta o no',
  'Each time we gave premium to your e-mail address': 'Cada vez que regalamos Premium a tu correo',
  'So that a gift that is sent twice by mistake is given once':
    'Para que un regalo repetido por error se dé una sola vez',
  '30 days': '30 días',
  'What we did about your premium: what, when and who of us':
    'Lo que hicimos con tu Premium: qué, cuándo y quién de nosotros',
  'So that nobody here can give or take anything in secret':
    'Para que nadie aquí pueda dar o quitar nada en secreto',
  'For good: this log cannot be changed': 'Para siempre: este registro no se puede cambiar',
  'Your IP address, when you prove that you are human without signing in':
    'Tu dirección IP, cuando demuestras que eres una persona sin iniciar sesión',
  'To not ask you again': 'Para no volver a preguntarte',
  '12 hours': '12 horas',
  'Your IP address, when you sign in, send us a message or prove that you are human':
    'Tu dirección IP, cuando inicias sesión, nos escribes o demuestras que eres una persona',
  'To keep out floods': 'Para evitar avalanchas de solicitudes',
  'Two hours at most; in our log, where something was refused, 90 days at most':
    'Dos horas como máximo; en nuestro registro, donde algo se rechazó, 90 días como máximo',
  'What you write in Contact Us, Feedback or Newsletter':
    'Lo que escribes en Contacto, Comentarios o Boletín',
  'To read it and answer': 'Para leerlo y responder',
  'Until we delete it': 'Hasta que lo eliminemos',
  Accessibility: 'Accesibilidad',
  'Riposte is made to be used by everyone: with the keyboard alone, enlarged, in the dark, in the colors of your system, and with a screen reader. It aims at WCAG 2.2, level AA. Nobody outside has audited it, so that conformance with it, or with EN 301 549, is not claimed.':
    'Riposte está hecho para que lo use todo el mundo: solo con el teclado, ampliado, en modo oscuro, con los colores de tu sistema y con un lector de pantalla. Su objetivo es WCAG 2.2, nivel AA. Nadie de fuera lo ha auditado, así que no se afirma la conformidad con esa norma ni con EN 301 549.',
  'How it is checked': 'Cómo se comprueba',
  'At each change axe looks for faults in light and in dark, and nothing may scroll sideways on a screen of 360 pixels.':
    'En cada cambio, axe busca fallos en claro y en oscuro, y nada puede desplazarse de lado en una pantalla de 360 píxeles.',
  'In forced colors, where axe cannot see, tests ask whether one can tell what is picked.':
    'Con colores forzados, donde axe no ve, las pruebas comprueban que se distingue lo elegido.',
  'What can be pressed has at least 24 pixels each way, and 44 on a narrow screen, except for links inside a sentence.':
    'Lo que se puede pulsar mide al menos 24 píxeles por lado, y 44 en pantallas estrechas, salvo los enlaces dentro de una frase.',
  'Tests write, copy and edit replies with the keyboard alone, and look where the focus goes.':
    'Las pruebas escriben, copian y editan respuestas solo con el teclado, y miran adónde va el foco.',
  'What has not been tried': 'Lo que no se ha probado',
  'A real screen reader, and people who depend on one.':
    'Un lector de pantalla real, y personas que dependen de él.',
  'Safari and Firefox: the tests run in Chromium.':
    'Safari y Firefox: las pruebas se ejecutan en Chromium.',
  'Known limits': 'Límites conocidos',
  'The language of a post that you paste is left for your browser to find out.':
    'El idioma de la publicación que pegas lo averigua tu navegador.',
  'Signing in, paying and the networks where you post have pages of their own, which are not covered here.':
    'El inicio de sesión, el pago y las redes donde publicas tienen páginas propias, que aquí no se tratan.',
  'The charts of the operators’ dashboard are pictures. Their numbers are in the table below them.':
    'Los gráficos del panel de los operadores son imágenes. Sus números están en la tabla de abajo.',
  'If something is in your way': 'Si encuentras una barrera',
  'Write to whoever runs this site: <0>Contact Us</0>. Say on which page it was and what you use. You are answered by e-mail; how soon, this software cannot promise for them.':
    'Escribe a quien lleva este sitio: <0>Contacto</0>. Di en qué página fue y qué usas. Te responderán por correo; cuándo, este software no puede prometerlo por ellos.',
  'Last gone through on November 23, 2026.': 'Última revisión: 23 de noviembre de 2026.',
  'This is a translation. The English text is the one that counts.':
    'Esto es una traducción. El texto que vale es el inglés.',
  'What you had for this post before': 'Lo que ya tenías para esta publicación',
  'Your post is kept, and is in the box again when there are uses:':
    'Tu publicación se conserva y volverá al cuadro cuando vuelvas a tener usos:',
  'Debug: shown as it is with premium, or without. The server counts as before.':
    'Depuración: se muestra como con o sin Premium. El servidor cuenta como antes.',
  'How long it lasts, and where to manage it': 'Cuánto dura y dónde gestionarlo',
  'This is only the address of a post. Paste its text into the box.':
    'Esto es solo la dirección de una publicación. Pega su texto en el cuadro.',
  'This is part of premium.': 'Esto es parte de Premium.',
  'with emoji': 'con emojis',
  'no emoji': 'sin emojis',
};
