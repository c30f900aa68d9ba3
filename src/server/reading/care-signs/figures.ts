import { wordSet } from '../word-set.ts';

/** Things do not pass away, whatever is said of them. */
export const THINGS = new Set(
  `phone laptop computer macbook headphones airpods earbuds car bike printer kettle toaster fridge oven
  dishwasher tv router wifi charger battery plant plants succulent sourdough starter fern monstera
  motivation diet wallet bank account inbox weekend jeans shoes sneakers boots coat zip blender roomba xbox
  playstation app server website spreadsheet sofa couch office mattress hoover vacuum camera tablet
  pineapple pizza horoscope squad season episode show series movie film email meeting monolith code membership
  móvil teléfono ordenador portátil coche batería nevera lavadora celular bateria carro geladeira notebook
  téléphone ordinateur voiture batterie frigo imprimante handy telefon laptop rechner auto akku drucker
  kühlschrank waschmaschine bildschirm`.split(/\s+/),
);

/** Who is beaten at these was not hurt. */
export const GAMES = new Set(
  'chess quiz poker tennis fifa game schach kniffel tischtennis ajedrez xadrez échecs'.split(' '),
);

/** Who dies in a story or on a pitch is mourned with a wink, unless one of the family or a friend is named. */
export const FICTIONS = wordSet(`npc permadeath respawn spoiler spoilers finale relegated relegation
  personaje personajes temporada gol goles goleiro penalti descenso personagem pênalti rebaixamento
  saison épisode pnj staffel`);

/** Laughter turns most of these words into figures of speech. */
export const LAUGHTER = new Set(
  `😂 🤣 💀 lol lmao lmaoo haha hahaha hahahaha jaja jajaja jajajaja jajajajaja kkk kkkk kkkkk
  kkkkkk kkkkkkk kkkkkkkk kkkkkkkkk mdr ptdr rofl lach`.split(/\s+/),
);
