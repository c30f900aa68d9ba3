import { expect, test } from 'vitest';
import { findPurpose } from './find-purpose.ts';

test.each([
  ['question', 'es', 'Se me atoró el fa. ¿Alguien de por aquí sabe dónde arreglan acordeones?'],
  ['question', 'pt', 'gente alguém sabe de quem é essa calopsita?? tá assobiando sem parar'],
  ['question', 'fr', "Bonsoir, quelqu'un connaîtrait un cordonnier vers Gap ou Embrun ?"],
  ['question', 'de', 'hat hier jemand ahnung von alten nähmaschinen?? läuft wie ein traktor'],
  ['question', 'de', 'Kurze Frage an die Mieter hier: Dübellöcher zumachen oder nicht? Sind 41.'],
  ['question', 'es', 'mate con cáscara de naranja: sí o no. Leo comentarios'],
  ['appeal', 'es', 'Busco la tapa de una licuadora de las viejitas, vaso de vidrio'],
  ['appeal', 'pt', 'Perdi a chave num chaveiro de abacaxi. Se alguém do turno da noite achar'],
  ['appeal', 'fr', 'Doudou oublié dans le train. Il est gris, si vous l’avez trouvé'],
  ['appeal', 'de', 'Blauer Geigenkasten im Zug. Falls jemand ihn gesehen hat, bitte melden'],
  ['appeal', 'es', '¿Alguien vio a Luna? Si la encuentran, avisen'],
  [null, 'es', '¿Vendo? No, regalo. Que se lo lleve alguien que lo vaya a tocar.'],
  [null, 'es', 'Alguien dejó la puerta abierta otra vez. ¿Y quién la cerró? Yo, como siempre.'],
  [null, 'es', 'Me dio un buen consejo mi abuela y no le hice caso.'],
  [null, 'de', 'Und wer steht zwanzig Minuten später da? Das Ordnungsamt. Wegen Kreide.'],
  [null, 'pt', 'Ela perdeu o ônibus e eu perdi a paciência.'],
  [
    null,
    'pt',
    'A professora perguntou "o que vocês salvariam num incêndio?" e ele disse: o feijão',
  ],
  [null, 'fr', 'Une cliente au marché : « Vos tomates, elles sont d’ici ? »'],
  ['appeal', 'es', '¡Hola a todos! Busco la tapa de una licuadora'],
  ['appeal', 'fr', 'PERDU dimanche sur le parking : un doudou lapin'],
  [null, 'es', 'Procura dormir bien, mañana será otro día.'],
  [null, 'es', 'Perdí el bus otra vez.'],
  [null, 'fr', 'Perdu trois à zéro contre Lyon.'],
  [null, 'de', 'Verloren. Drei zu null gegen Bayern.'],
  [null, 'de', 'Wenn jemand Geburtstag hat, gibt es Kuchen.'],
] as const)('%s, %s: %s', (purpose, language, post) => {
  expect(findPurpose(post, language)).toBe(purpose);
});
