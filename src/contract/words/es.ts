/** What `PAGE_ERRORS` say in Spanish. */
export const pageErrors: Readonly<Record<string, string>> = {
  'Please sign in with {signInName} to use this feature':
    'Inicia sesión con {signInName} para usar esta función',
  'An error occurred while generating responses': 'Se produjo un error al generar las respuestas',
  'Generation was stopped. {free} a day are free, then each takes a use.':
    'Se detuvo la generación. {free} al día son gratis; después cada una gasta un uso.',
  'This browser does not let Riposte keep anything, so there is no history.':
    'Este navegador no deja que Riposte guarde nada, así que no hay historial.',
  'Failed to sign in with {signInName}. Please try again.':
    'No se pudo iniciar sesión con {signInName}. Inténtalo de nuevo.',
  'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.':
    'Tu navegador bloqueó la ventana de inicio de sesión. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  'The sign-in window was closed before sign-in finished. Please try again.':
    'La ventana se cerró antes de terminar de iniciar sesión. Inténtalo de nuevo.',
  'Sign-in was cancelled. Please try again when you are ready.':
    'Se canceló el inicio de sesión. Inténtalo de nuevo cuando quieras.',
  'This sign-in took too long or was already used. Please try again; if it comes back, allow cookies for this site.':
    'Este inicio de sesión tardó demasiado o ya se usó. Inténtalo de nuevo; si se repite, permite las cookies de este sitio.',
  '{signInName} sign-in cannot be reached right now. Please try again in a minute.':
    'Ahora mismo no se puede iniciar sesión con {signInName}. Inténtalo de nuevo en un minuto.',
  'Your {signInName} account has no verified e-mail address. Verify it with {signInName}, or use another account.':
    'Tu cuenta de {signInName} no tiene un correo verificado. Verifícalo en {signInName} o usa otra cuenta.',
  'Your e-mail address has letters beyond plain A to Z, which look like those of other addresses. Please use another account.':
    'Tu correo tiene letras distintas de la A a la Z que se confunden con las de otras direcciones. Usa otra cuenta.',
  'Failed to sign out': 'No se pudo cerrar sesión',
  'Failed to load premium status. Please try again.':
    'No se pudo cargar el estado de Premium. Inténtalo de nuevo.',
  'Your account cannot be checked right now. Shown is what this browser remembers; you can go on.':
    'Ahora mismo no se puede comprobar tu cuenta. Ves lo que recuerda este navegador; puedes continuar.',
  'Too many requests. Please wait a moment and try again.':
    'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  'Our database cannot be reached right now. Nothing was lost. Please try again in a minute.':
    'Ahora mismo no se puede acceder a nuestra base de datos. No se ha perdido nada. Inténtalo de nuevo en un minuto.',
  'Very many people are using this right now. Nothing was lost. Please try again in a few seconds.':
    'Muchísima gente lo está usando ahora. No se ha perdido nada. Inténtalo de nuevo en unos segundos.',
};

/** What the other errors say that a person can meet who is no operator. */
export const serverErrors: Readonly<Record<string, string>> = {
  'You have reached your daily limit of {freeLimit} replies. Please upgrade to premium for {premiumLimit} replies per day.':
    'Has alcanzado tu límite diario de {freeLimit} respuestas. Pasa a Premium para tener {premiumLimit} respuestas al día.',
  'You have reached your daily limit of {premiumLimit} replies. Please try again tomorrow.':
    'Has alcanzado tu límite diario de {premiumLimit} respuestas. Inténtalo de nuevo mañana.',
  'The tweet is empty. Paste the text you want to reply to.':
    'El tuit está vacío. Pega el texto al que quieres responder.',
  'The tweet is longer than 1080 characters. Shorten it and try again.':
    'El tuit tiene más de 1080 caracteres. Acórtalo e inténtalo de nuevo.',
  'The tweet contains characters that are not valid text. Paste it again as plain text.':
    'El tuit contiene caracteres que no son texto válido. Pégalo de nuevo como texto sin formato.',
  'Who wrote the tweet is text of up to 80 characters.':
    'Quién escribió el tuit es un texto de hasta 80 caracteres.',
  'What the tweet answers is text of up to 1080 characters. Shorten it and try again.':
    'A qué responde el tuit es un texto de hasta 1080 caracteres. Acórtalo e inténtalo de nuevo.',
  'Unknown tone. Pick Rage Bait, Nice or Informal.':
    'Tono desconocido. Elige Polémico, Amable o Informal.',
  'API configuration error. Please contact support.':
    'Error de configuración de la API. Contacta con soporte.',
  'The reply writer cannot be reached right now. Your use was given back. Please try again in a minute.':
    'Ahora mismo no se puede contactar con el redactor. Se te devolvió el uso. Inténtalo de nuevo en un minuto.',
  'The reply writer is busy right now. Your use was given back. Please try again in a minute.':
    'El redactor está ocupado ahora. Se te devolvió el uso. Inténtalo de nuevo en un minuto.',
  'The reply writer took too long. Your use was given back. Please try again.':
    'El redactor tardó demasiado. Se te devolvió el uso. Inténtalo de nuevo.',
  'The reply writer declined to answer this tweet. Your use was given back. Try another tone or text.':
    'El redactor no quiso responder a este tuit. Se te devolvió el uso. Prueba con otro tono o texto.',
  'The reply writer declined to answer this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'El redactor no quiso responder a este tuit. Después de {free} al día sin resultado, cada uno gasta un uso. Prueba con otro tono o texto.',
  'The reply writer found no replies to this tweet. Your use was given back. Try another tone or text.':
    'El redactor no encontró respuestas para este tuit. Se te devolvió el uso. Prueba con otro tono o texto.',
  'The reply writer found no replies to this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'El redactor no encontró respuestas para este tuit. Después de {free} al día sin resultado, cada uno gasta un uso. Prueba con otro tono o texto.',
  'The reply writer has done all that it may do for you today. No use was taken. Please try again tomorrow.':
    'El redactor ya ha hecho hoy todo lo que puede hacer por ti. No se gastó ningún uso. Inténtalo de nuevo mañana.',
  'The reply writer has done all that it may do today. No use was taken. Please try again tomorrow.':
    'El redactor ya ha hecho hoy todo lo que puede hacer. No se gastó ningún uso. Inténtalo de nuevo mañana.',
  'Your other replies are still being written. Wait until they are there, then try again. No use was taken.':
    'Tus otras respuestas aún se están escribiendo. Espera a que lleguen e inténtalo de nuevo. No se gastó ningún uso.',
  'This reply can no longer be changed here. Generate new replies instead.':
    'Esta respuesta ya no se puede cambiar aquí. Genera respuestas nuevas.',
  'The reply writer found nothing fitting in place of this reply. That took one of the changes of this set: {revisionsLeft} left. Try another direction, or generate new replies.':
    'El redactor no encontró nada adecuado en lugar de esta respuesta. Eso gastó uno de los cambios de este grupo: quedan {revisionsLeft}. Prueba otra dirección o genera respuestas nuevas.',
  'There is no reply that goes further this way. That was not counted as a change. Try another direction.':
    'No hay ninguna respuesta que vaya más lejos en esta dirección. No contó como cambio. Prueba otra dirección.',
  'You have changed single replies of this set 10 times, which is all that one generation pays for. Generate new replies instead.':
    'Has cambiado respuestas sueltas de este grupo 10 veces, que es todo lo que incluye una generación. Genera respuestas nuevas.',
  'This is not the address of a post on X, Bluesky, Mastodon, Reddit, YouTube or TikTok that is known here. Paste the text instead.':
    'Esta no es una dirección conocida de una publicación de X, Bluesky, Mastodon, Reddit, YouTube o TikTok. Pega el texto.',
  'This post could not be fetched: it may be gone or private, or its network does not answer. Paste the text instead.':
    'No se pudo obtener esta publicación: puede que ya no exista o sea privada, o que su red no responda. Pega el texto.',
  'Posts are not fetched here. Paste the text instead.':
    'Aquí no se obtienen publicaciones. Pega el texto.',
  "Verify You're Human first: solve the challenge above.":
    'Primero verifica que eres humano: resuelve la prueba de arriba.',
  'The challenge was not solved, is too old, or was used before. Please try again.':
    'La prueba no se resolvió, es demasiado antigua o ya se usó. Inténtalo de nuevo.',
  'The human-verification service cannot be reached right now. Please try again in a minute.':
    'Ahora mismo no se puede acceder a la verificación. Inténtalo de nuevo en un minuto.',
  'Please sign in again first: this cannot be undone, so we ask who is here.':
    'Primero inicia sesión de nuevo: esto no se puede deshacer, así que preguntamos quién está aquí.',
  'Write a message of 1 to 2000 characters.': 'Escribe un mensaje de 1 a 2000 caracteres.',
  'Enter a valid e-mail address.': 'Introduce un correo válido.',
  'The checkout provider cannot be reached right now. Nothing was charged. Please try again in a minute.':
    'Ahora mismo no se puede contactar con el proveedor de pagos. No se cobró nada. Inténtalo de nuevo en un minuto.',
  'The checkout provider refused our request. Please contact support.':
    'El proveedor de pagos rechazó nuestra solicitud. Contacta con soporte.',
  'The checkout provider gave an answer that we could not read. Please try again in a minute.':
    'El proveedor de pagos dio una respuesta que no pudimos leer. Inténtalo de nuevo en un minuto.',
  'You have an active subscription already. You can manage it on the premium page.':
    'Ya tienes una suscripción activa. Puedes gestionarla en la página de Premium.',
  'The checkout provider cannot be asked right now, so what you paid is not known here yet. Please try again in a minute.':
    'Ahora mismo no se puede consultar al proveedor de pagos, así que aquí aún no se sabe qué pagaste. Inténtalo de nuevo en un minuto.',
  'This checkout is not one of your account. Sign in with the account that you bought premium for, or contact support.':
    'Este pago no es de tu cuenta. Inicia sesión con la cuenta para la que compraste Premium, o contacta con soporte.',
  'The payment was declined and nothing was charged. Please try again.':
    'El pago fue rechazado y no se cobró nada. Inténtalo de nuevo.',
  'This payment was refunded, so it gives no premium any more.':
    'Este pago se reembolsó, así que ya no da Premium.',
  'The bank took this payment back, so it gives no premium any more. Please contact support.':
    'El banco retiró este pago, así que ya no da Premium. Contacta con soporte.',
  'This payment belongs to another account or to something else.':
    'Este pago pertenece a otra cuenta o a otra cosa.',
  'The membership of this payment is over.': 'La suscripción de este pago ha terminado.',
  'This is part of premium. Upgrade to Premium to use it; what you saved before is kept.':
    'Esto es parte de Premium. Pasa a Premium para usarlo; lo que guardaste antes se conserva.',
  'This reply cannot be saved: it is empty, too long, or not text.':
    'Esta respuesta no se puede guardar: está vacía, es demasiado larga o no es texto.',
  'You have saved 1000 replies, which is all that fits. Delete some to save more.':
    'Has guardado 1000 respuestas, que es todo lo que cabe. Elimina algunas para guardar más.',
  'This tone cannot be kept. A name has up to 40 characters, each rule up to 300, and there are up to 3 examples of up to 280.':
    'Este tono no se puede guardar. El nombre tiene hasta 40 caracteres, cada regla hasta 300, y hay hasta 3 ejemplos de hasta 280.',
  'Give the tone a name.': 'Ponle un nombre al tono.',
  'Two of your tones have the same name. Give each its own.':
    'Dos de tus tonos tienen el mismo nombre. Pon uno distinto a cada uno.',
  'One of the built-in tones has this name. Give yours another.':
    'Uno de los tonos integrados tiene ese nombre. Pon otro al tuyo.',
  'You can have up to 10 tones of your own.': 'Puedes tener hasta 10 tonos propios.',
  'Save at least 3 replies first; there is not enough to learn from yet.':
    'Guarda primero al menos 3 respuestas; aún no hay suficiente de lo que aprender.',
  'This request came from another site and was refused. Reload the page and try again.':
    'Esta solicitud vino de otro sitio y se rechazó. Recarga la página e inténtalo de nuevo.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'Something went wrong on our side. Please try again.':
    'Algo salió mal por nuestra parte. Inténtalo de nuevo.',
  'No session ID found': 'No se encontró el ID de sesión',
};
