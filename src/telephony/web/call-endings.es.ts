type Endings = Record<string, readonly [title: string, sentence: string]>

/** Calls that were answered and led to a talk, or would have: the title, and the sentence. */
export const talkEndingsEs: Endings = {
  'bot-ended': ['Terminó', 'Se dijo todo; el bot se despidió y colgó.'],
  'contact-hung-up': ['El contacto colgó', 'El contacto habló con el bot y luego colgó.'],
  transferred: [
    'Pasada a una persona',
    'El contacto fue comunicado con una persona y la llamada terminó después de hablar.',
  ],
  'team-answered': [
    'Su equipo contestó',
    'Su propio teléfono sonó primero y alguien de su equipo contestó; el bot no hizo falta.',
  ],
  'contact-silent': [
    'Nadie habló',
    'El bot no oyó nada por un rato, preguntó dos veces si había alguien y colgó.',
  ],
  'contact-hung-up-early': [
    'Colgó durante el saludo',
    'El contacto colgó antes de decirle una palabra al bot.',
  ],
  'contact-hung-up-ringing': ['Colgó mientras sonaba', 'El contacto colgó antes de que alguien contestara.'],
  'contact-hung-up-waiting': [
    'Colgó esperando una respuesta',
    'El contacto había preguntado algo y colgó antes de que el bot respondiera.',
  ],
  'contact-hung-up-after-failure': [
    'Colgó después de una falla del bot',
    'El bot no pudo pensar una respuesta por una falla, se disculpó y el contacto colgó.',
  ],
  'transfer-abandoned': [
    'Colgó mientras se le comunicaba',
    'El contacto colgó mientras aún sonaba el teléfono con el que se le comunicaba.',
  ],
  'transfer-unanswered': [
    'Nadie tomó la llamada',
    'El contacto quería una persona, nadie contestó y colgó cuando volvió el bot.',
  ],
  'transfer-untold': [
    'Comunicada, final desconocido',
    'Se comunicaba al contacto con un teléfono y el operador nunca informó si alguien contestó.',
  ],
  closed: ['Fuera del horario', 'A esa hora está cerrado; el contacto oyó su anuncio y la llamada terminó.'],
  'no-bot': [
    'Ningún bot atiende este número',
    'Este número no tiene un bot publicado; la llamada fue al teléfono de respaldo o terminó con una disculpa.',
  ],
  'bot-paused': [
    'El bot está en pausa',
    'El bot de este número está en pausa; la llamada fue al teléfono de respaldo o terminó con una disculpa.',
  ],
  'time-limit': [
    'Se llegó a la duración máxima',
    'La llamada duró lo máximo permitido para este número; el bot lo dijo, se despidió y colgó.',
  ],
}

/** Calls that never became a talk, on the side of whoever was called. */
export const reachEndingsEs: Endings = {
  busy: ['Ocupado', 'El contacto estaba en otra llamada.'],
  'no-answer': ['Sin respuesta', 'El teléfono sonó todo lo que esperamos y nadie contestó.'],
  canceled: ['Retirada', 'La llamada se retiró de nuestro lado antes de que alguien contestara.'],
  declined: ['Rechazada', 'El contacto vio la llamada y la rechazó.'],
  voicemail: ['Contestó un buzón de voz', 'Contestó una máquina en lugar del contacto.'],
  'fax-machine': ['Contestó un fax', 'El número es de un fax, con el que no se puede hablar.'],
  'phone-unreachable': [
    'El teléfono está apagado o sin señal',
    'El teléfono del contacto está apagado o donde no hay señal.',
  ],
  'phone-not-responding': [
    'El teléfono no respondió',
    'La red del contacto no dio señales cuando intentamos llamar.',
  ],
  'number-unknown': ['El número no existe', 'Nadie tiene el número al que se llamó.'],
  'number-gone': ['El número ya no se usa', 'El número fue de alguien y ya no está en uso.'],
  'number-moved': ['El número cambió', 'La red dice que ahora tiene otro número.'],
  'number-incomplete': ['Faltan dígitos', 'El número al que se llamó es muy corto o no está completo.'],
  'number-unsupported': [
    'El operador no puede llamar a este número',
    'El número está mal escrito o el operador no tiene cómo llegar a él.',
  ],
  'country-unknown': ['Código de país desconocido', 'El número empieza con un código que ningún país tiene.'],
  'call-unwanted': [
    'Marcada como no deseada',
    'El contacto le indicó a su teléfono que no quiere llamadas de su número.',
  ],
  'call-blocked': ['Bloqueada como posible spam', 'Un filtro de spam detuvo la llamada antes de que sonara.'],
  'number-forbidden': [
    'El operador bloquea este número',
    'El operador no deja que nadie llame a este número, por fraude o por ley.',
  ],
  'country-not-allowed': [
    'Las llamadas a este país están apagadas',
    'Su cuenta con el operador no permite llamadas al país de este número.',
  ],
  'caller-id-refused': [
    'No se pudo mostrar su número',
    'El operador no deja que su cuenta llame con el número que se iba a mostrar.',
  ],
  'caller-hidden': [
    'No acepta números ocultos',
    'El teléfono llamado no acepta llamadas sin número y no se mostró ninguno.',
  ],
  'caller-unproven': [
    'No se pudo comprobar su número',
    'La red del contacto pide una prueba de que el número es suyo y la prueba no fue válida.',
  ],
  'carrier-refused': [
    'Rechazada en el camino',
    'Una red entre el operador y el contacto se negó a conectar la llamada.',
  ],
}

/** Ends that the carrier, its account or Parley itself brought about. */
export const carrierEndingsEs: Endings = {
  'account-inactive': [
    'La cuenta con el operador no está activa',
    'El operador cerró o pausó su cuenta, muchas veces porque falta un pago.',
  ],
  'account-empty': ['Sin saldo', 'No queda saldo suficiente para pagar la llamada.'],
  'account-trial': [
    'La cuenta con el operador es de prueba',
    'Su cuenta con el operador es de prueba y una cuenta así no puede hacer esto.',
  ],
  'account-trial-number': [
    'No es un número de su prueba',
    'Mientras su cuenta sea de prueba, solo puede llamar a números que demostró que son suyos.',
  ],
  'account-voice-off': [
    'Las llamadas están apagadas en la cuenta',
    'El operador apagó las llamadas de su cuenta.',
  ],
  'too-many-calls': [
    'Demasiadas llamadas a la vez',
    'Su cuenta con el operador tenía todas las llamadas que se le permiten.',
  ],
  'carrier-failed': [
    'La llamada falló',
    'El operador no pudo conectar la llamada y no dio un motivo conocido.',
  ],
  'carrier-fault': [
    'Una falla en la red telefónica',
    'Algo falló dentro de la red telefónica mientras se conectaba la llamada.',
  ],
  'carrier-overloaded': [
    'La red telefónica estaba llena',
    'La red telefónica tenía demasiado trabajo para conectar la llamada.',
  ],
  'carrier-timeout': [
    'La red telefónica fue muy lenta',
    'Una parte de la red telefónica esperó en vano a otra.',
  ],
  'sound-mismatch': [
    'Sin un sonido que ambos lados entiendan',
    'Los dos extremos no se pusieron de acuerdo en cómo enviar el sonido.',
  ],
  'call-looped': [
    'Desviada en círculo',
    'La llamada se desvió de teléfono en teléfono hasta volver al principio.',
  ],
  'carrier-forgot': [
    'El operador no conoce esta llamada',
    'El operador nunca informó cómo terminó y, al preguntarle, no tenía registro de ella.',
  ],
  'line-unreachable': [
    'El operador no pudo llegar al bot',
    'La llamada se contestó, pero el operador no pudo abrir la línea con Parley por internet.',
  ],
  'line-never-opened': [
    'El bot nunca entró',
    'La llamada se contestó y la línea con el bot no se abrió; el contacto no oyó nada.',
  ],
  'line-lost': [
    'Se cortó la línea con el bot',
    'La línea entre el operador y Parley se cortó y la conversación no se pudo retomar.',
  ],
  'line-garbled': [
    'El operador no entendió a Parley',
    'Parley envió algo que el operador no pudo interpretar y la conversación se cortó.',
  ],
  'voice-refused': [
    'El operador rechazó la voz',
    'El operador no ofrece la voz o el idioma con que el bot iba a hablar.',
  ],
  'answer-unreachable': [
    'El operador no pudo preguntar a Parley',
    'Cuando entró la llamada, el operador no pudo llegar a Parley para saber qué hacer.',
  ],
  'answer-untrusted': [
    'El operador no confía en la dirección de Parley',
    'El certificado de la dirección web de Parley falta, venció o es de otra dirección.',
  ],
  'answer-refused': [
    'El operador no pudo seguir la respuesta de Parley',
    'El operador preguntó a Parley qué hacer con la llamada y no pudo usar la respuesta.',
  ],
  'over-limit': [
    'Terminada muy pasada la duración máxima',
    'La llamada siguió mucho después de cuando debía terminar y Parley hizo que el operador colgara.',
  ],
}
