/** Whether a Spanish text asks for no more messages: its own words, since Spanish asks with a "no" and an ending. */
export function isSpanishStop(text: string): boolean {
  const clauses = toClauses(text)
  const whole = clauses.join(' , ')
  if (anotherWay.test(whole) || goesOn.test(whole)) return false
  if (clauses.length > 0 && clauses.every((clause) => bareStop.test(clause) || manners.test(clause)))
    return clauses.some((clause) => bareStop.test(clause))
  return clauses.some((clause) => refusals.some((refusal) => isRefused(clause, refusal)) || isRemoval(clause))
}

function toClauses(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[.,!?;:¡¿()\n–—…]+| - /)
    .map((clause) => (clause.match(/[a-z]+|\d+/g) ?? []).map((word) => short[word] ?? word).join(' '))
    .filter((clause) => clause !== '')
}

const short: Record<string, string> = {
  q: 'que', k: 'que', xfa: 'porfa', xfavor: 'porfa', x: 'por', d: 'de', bsta: 'basta', msj: 'mensaje', msjs: 'mensajes',
  tel: 'telefono', cel: 'celular', num: 'numero', ud: 'usted', uds: 'ustedes',
} // biome-ignore format: one readable block

/** "No me manden mensajes de noche": what follows narrows it to a time, a thing or somebody else. */
function isRefused(clause: string, refusal: RegExp): boolean {
  const found = refusal.exec(clause)
  return found !== null && !narrowed.test(clause.slice(found.index + found[0].length))
}

function isRemoval(clause: string): boolean {
  return removals.some((removal) => {
    const found = removal.exec(clause)
    return (
      found !== null &&
      !/^ (?:de|del|para) (?:hoy|manana|espera|dia)\b/.test(clause.slice(found.index + found[0].length)) &&
      !/\b(?:no|nunca|sin|si|por que|quien)(?: (?:quiero|queremos|se|que|me|nos|le|les|lo|vayan|vaya|a|dejen|deje)){0,3}$/.test(
        clause.slice(0, found.index).trim(),
      )
    )
  })
}

const messages =
  '(?:texts|mensaj(?:e|es|ito|itos)(?! de voz)|textos?|textitos?|sms|avisos|promos?|promociones|promocion|ofertas|publicidad|propaganda|notificaciones|anuncios|comunicaciones|comunicacion|spam|llamadas|correos|cadenas|alertas|recordatorios|cosas|contacto)'
const toWrite =
  '(?:mand|envi|escrib|text|textee?|mensaje|contact|molest|comuni(?:c|qu)|fastidi|jod|ching|acos|insist|llam|marc|marqu|busc|busqu)'
/** As an order or in its plain form ("manden", "mandar"), never as told ("mandan"). */
const writing = `(?:(?:mand|envi|text|textee?|mensaje|mensajee|contact|molest|comuniqu|fastidi|acos|llam|marqu|busqu)(?:e|en|es|ien)|texte[ne]|(?:escrib|jod|insist)(?:a|an|as)|${toWrite}(?:ar|er|ir))(?:me|nos|le|les|lo|la|se)?`
const also =
  '(?:mas|nada|nunca|jamas|otra vez|de nuevo|otro|otros|otra|ningun|ninguna|ni|un|solo|tantos?|tantas?|estos?|estas?|esos?|esas?|sus|los|las|de|que|ya|tipo|clase)'
const softly =
  '(?:por favor|porfavor|porfa|porfis|favor|gracias|ya|please|pls|thanks|senor|senora|senores|joven|amigo|de favor|hoy|mismo|ahora|inmediatamente|para siempre|definitivamente|completamente|pues|ok|entiendan|respeten)'
const toMe =
  '(?:a (?:este|mi|nuestro|mi propio) (?:numero|telefono|celular|movil|linea)|al (?:celular|telefono|numero)|por (?:este medio|aqui)|aqui|a esta (?:linea|casa))'
const end = `(?: (?:${softly}|${toMe}|${also}))*(?= (?:y|o|porque|pero|que|si|no|yo|ni|soy|es)\\b|$)`
const somebody = '(?:me|nos|le|les|se)'

const refusals = [
  `(?:no|nunca|jamas|dejen? de|deja de)(?: (?:mas|ya|${somebody}|hace falta que|es necesario que|tienen? que|quiero que|quisiera que|necesito que|queremos que|deseo que|vuelvan?|vuelvas|volver|sigan?|sigas|andes?|anden|vayan?|a|por favor)){0,6} (?:(?:escrib|molest|text|mand|envi)[ai]?e?ndo(?:me|nos)?|${writing})(?:${end}|(?: ${also}){0,5} ${messages}|(?: \\w+)? (?:mas|nunca mas|otra vez|de nuevo|nada mas|jamas)(?=${end}))`,
  `no (?:quiero|queremos|quiere|deseo|deseamos|necesito|necesitamos|acepto|ocupo|quisiera|pedi|pedimos|solicite)(?: (?:recibir|seguir|recibiendo|que (?:me|nos)|lleguen?|lleguen|ver|tener|${also})){0,6} ${messages}`,
  `no (?:quiero|queremos|deseo|quisiera)(?: \\w+){0,2} saber (?:(?:mas|nada|ya) ){0,3}de (?:ustedes|usted|ti|su|esta|este|esto)`,
  `no (?:quiero|queremos|deseo) (?:(?:mas|nada) ){1,2}(?:de (?:ustedes|usted|su (?:negocio|empresa|compania|tienda))|suyo)`,
  `no (?:me|nos) interesan? (?:(?:recibir|seguir|recibiendo|${also}) ){0,4}${messages}`,
  `no (?:autorizo|autorice|autorizamos|doy (?:mi )?(?:permiso|consentimiento)|tienen? (?:mi )?(?:permiso|autorizacion|derecho)|di (?:mi )?(?:permiso|consentimiento))(?: \\w+){0,4} (?:${messages}|${writing})`,
  `(?:no mas|ni un(?:a|o)?|ningun|ninguna|cero|basta (?:ya )?(?:de|con)|ya basta(?: ya)? (?:de|con)|ya estuvo (?:bueno )?(?:de|con)|paren?(?: ya)? (?:de|con)|alto a|hart[oa]s? de|cansad[oa]s? de) (?:(?:tantos?|tantas?|los|las|sus|estos|estas|esos|esas|solo|mas|recibir) ){0,3}${messages}`,
  `(?:dej|par|ces|termin)(?:e|en|a|ar|as)(?:le)? (?:ya |por favor )*(?:de|con) (?:estar )?(?:${toWrite}(?:ar|er|ir|ando|iendo|endo)(?:me|nos|le|les)?|(?:los|las|sus|tantos|tantas) ${messages})`,
  `(?:dej(?:e|en|a|as|ar)|dejes)(?:me|nos|la|lo)(?: (?:ya|de una vez|por favor|a mi))* (?:en paz|tranquil[oa]s?)`,
  `(?:me|nos|la|lo|le) dej(?:e|en|es) (?:ya )?(?:en paz|tranquil[oa]s?)`,
  '(?:olvid(?:e|en|a|ar)(?:se|te)?(?: ya)?|pierdan?) (?:de )?(?:mi|este|nuestro) (?:numero|telefono|celular)',
  '(?:retiro|revoco|cancelo|quito) (?:mi |el )(?:permiso|consentimiento|autorizacion)',
].map((pattern) => new RegExp(`\\b(?:${pattern})(?![a-z])`))

const take =
  '(?:quit|saqu|sac|borr|elimin|remuev|remov|remuev|tach|desapunt|exclu|bor|desuscrib|dessuscrib|desinscrib)'
const lists =
  '(?:listas?(?! de (?:espera|invitados|precios|compras?|citas|reservas|regalos))|base(?: de datos)?|sistema|directorio|contactos|registros?|grupo|mensajes|textos|promociones|cadena|archivos?|agenda|ahi|aqui|esto|eso|todo)'
const removals = [
  `${take}(?:e|en|a|ar|an|es|as)(?:me|nos|lo|la)(?: (?:${softly}|el numero|mi numero|del? una vez))* de(?:l)? (?:(?:su|sus|la|las|esta|esa|este|ese|todas?|todos|cualquier|los|el|una) ){0,3}${lists}`,
  `${take}(?:e|en|a|ar|es)(?:me|nos)${end.replace('(?= (?:y|o|porque|pero|que|si|no|yo|ni|soy|es)\\b|$)', '(?= porque\\b|$)')}`,
  `(?:me|nos|lo|la)(?: (?:pueden?|podrian?|podria|va|van a|va a|hacen? (?:el )?favor de))? ${take}(?:e|en|es|an|ar)(?: (?:${softly}))* de(?:l)? (?:(?:su|sus|la|las|esta|esa|este|ese|todas?|los|el) ){0,3}${lists}`,
  `${take}(?:e|en|a|ar|es)(?: (?:${softly}|de una vez))* (?:mi|este|nuestro) (?:numero|telefono|celular|contacto|movil)(?! de (?:la cita|la orden|casa|cuenta|cliente|orden|apartamento|tarjeta|la puerta))`,
  `(?:dar|darme|darnos|denme|deme|dame|den|de) (?:(?:a )?(?:mi|este) (?:numero|telefono|celular) )?de baja(?! (?:de la (?:clase|escuela)|del (?:gimnasio|seguro|plan|servicio)|el|la|mi))`,
  `(?:cancel|suspend|deten|desactiv|apag|par)(?:e|en|a|ar|an|gan|ga|er|o)(?: (?:ya|por favor|todos?|todas?|los|las|mi|mis|sus|estos|esos|el|la|suscripcion|envio|servicio|de|a)){0,5} (?:mensajes|textos|sms|promociones|notificaciones|alertas|anuncios|publicidad)`,
  `(?:quiero|quisiera|queremos|deseo|necesito) (?:salir(?:me)?|estar fuera|no estar) (?:de|en|fuera) (?:(?:su|la|esta|esa|sus) ){0,2}${lists}`,
].map((pattern) => new RegExp(`\\b(?:${pattern})(?![a-z])`))

const bareStop = new RegExp(
  `^(?:(?:${softly}|no sea[ns]?) )*(?:basta|ya basta|paren?(?: ya)?|ya paren?|ya estuvo|no mas|ya no mas|ya no|alto|sueltenme|largo|fuera)(?: ${softly})*$`,
)
const manners = new RegExp(
  `^(?:hola|oigan?|senores|buen(?:os|as) (?:dias|tardes|noches)|no gracias|${softly})+$`,
)
const narrowed =
  /^(?: (?:mas|por favor|a este numero))* (?:(?:antes|despues|hasta|cuando|mientras|durante|tan|temprano|tarde|de (?:noche|madrugada|voz|dia)|en (?:la (?:noche|manana|tarde)|el trabajo|horas)|por la (?:noche|manana)|a (?:esa|esta|estas|las|la|mi (?!numero|telefono|celular|linea|casa)|otro|media)|al (?!celular|telefono|numero)|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|manana|si (?:no )?(?:es|hay|van|estoy|va))\b|de (?:la|el|mi|confirmacion)\b)/
/** "No dejen de avisarme", "mi vecino no deja de llamarme", "esta semana no", "pero sí los avisos", "en paz con el gato": it is to go on, or is of others. */
const goesOn =
  /\bno dejen? de\b|\b(?:mis?|las?|el|los|una?|es[ae]|es[ao]s) \w+(?: \w+){0,3} (?:no )?dej(?:a|an|e|en) de\b|\b(?:esta semana|este (?:mes|fin de semana))\b|\bpero si (?:l[ao]s|el|la|mis?|me|quiero)\b|\ben paz con\b/
/** Another way that is asked for: "mejor por correo", "mándenme un texto". */
const anotherWay =
  /\b(?:mejor|prefiero|solo|solamente|nomas) (?:por |un |una |el |los |con )?(?:texto|textos|mensaje|mensajes|correo|email|llam|mand|escrib|envi|avis)|(?<!\bno )\b(?:mand|envi|escrib|llam|avis|texte?|marqu|contact)(?:e|a)n?(?:me|nos)(?:l[oa]s?)?\b/
