import { expect, test } from 'vitest';
import { findPurpose } from './find-purpose.ts';

test.each([
  ['question', 'Se me atoró el fa. ¿Alguien de por aquí sabe dónde arreglan acordeones?'],
  ['question', 'gente alguém sabe de quem é essa calopsita?? tá assobiando sem parar'],
  ['question', "Bonsoir, quelqu'un connaîtrait un cordonnier vers Gap ou Embrun ?"],
  ['question', 'hat hier jemand ahnung von alten nähmaschinen?? läuft wie ein traktor'],
  ['question', 'Kurze Frage an die Mieter hier: Dübellöcher zumachen oder nicht? Sind 41.'],
  ['question', 'mate con cáscara de naranja: sí o no. Leo comentarios'],
  ['appeal', 'Busco la tapa de una licuadora de las viejitas, vaso de vidrio'],
  ['appeal', 'Perdi a chave num chaveiro de abacaxi. Se alguém do turno da noite achar'],
  ['appeal', 'Doudou oublié dans le train. Il est gris, si vous l’avez trouvé'],
  ['appeal', 'Blauer Geigenkasten im Zug. Falls jemand ihn gesehen hat, bitte melden'],
  ['appeal', '¿Alguien vio a Luna? Si la encuentran, avisen'],
  [null, '¿Vendo? No, regalo. Que se lo lleve alguien que lo vaya a tocar.'],
  [null, 'Alguien dejó la puerta abierta otra vez. ¿Y quién la cerró? Yo, como siempre.'],
  [null, 'Me dio un buen consejo mi abuela y no le hice caso.'],
  [null, 'Und wer steht zwanzig Minuten später da? Das Ordnungsamt. Wegen Kreide.'],
  [null, 'Ela perdeu o ônibus e eu perdi a paciência.'],
  [null, 'A professora perguntou "o que vocês salvariam num incêndio?" e ele disse: o feijão'],
  [null, 'Une cliente au marché : « Vos tomates, elles sont d’ici ? »'],
])('%s: %s', (purpose, post) => {
  expect(findPurpose(post)).toBe(purpose);
});
