/** How a line is written: see `compileSigns`. */
export const DISASTER = `
  <many> ~4 dead|killed|injured|wounded|missing|muertos|muertas|heridos|desaparecidos|mortos ~9 <calamity>
  <many> ~4 mortas|feridos|morts|mortes|blessés|tote|toten|verletzte|vermisst|vermisste ~9 <calamity>
  <many> ~6 <victims> ~9 <calamity>
  <calamity> ~9 <many> ~5 <victims>
  <calamity> ~8 <victims>|homes|lives|evacuate|evacuated
  <victims> ~8 <calamity>
  <many> ~2 people|children|kids|workers|women|men|students|passengers|patients|pedestrians ~2 died|killed|dead
  mass|school shooting
  genocide
  war crimes
  gunman|gunmen|shooter
  opened fire
  earthquake|floods|flood|wildfire took|destroyed|hit|swept ~3 our|my|the|everything|street|town|village|house|home
  hurricane|tornado|tsunami|landslide|mudslide took|destroyed|hit|swept ~3 our|my|the|everything
  hurricane|tornado|tsunami|landslide|mudslide took|destroyed|hit|swept ~3 street|town|village|house|home
  house|home|flat|apartment ~2 burned|burnt down
  fire took|destroyed everything|our|my|the|it
  our|my house|home|town|village|street ~3 burned|burnt|destroyed|bombed|flooded|gone|shelled
  under the rubble
  village|town|street|house|home|farm ~2 under water
  still missing|trapped after|in|under
  enchente|inundación|riada ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  incendio|terremoto|incêndio ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  enchente|inundación|riada ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  incendio|terremoto|incêndio ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  séisme|inondation|incendie ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  séisme|inondation|incendie ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  hochwasser|flut|brand|erdbeben ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  hochwasser|flut|brand|erdbeben ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout
  hochwasser|flut|brand|erdbeben ~2 destruyó|destruiu|détruit|zerstört ~2 todo|tudo|nossa|nuestra|casa
  <calamity> ~9 casa|casas|haus|häuser|maison|maisons ~2 perdido|levou|zerstört|détruites|destruidas
  hospital|school|shelter|market|station|building ~3 hit|bombed|shelled|struck ~1 again|overnight|last|this|by|at
  night|nights ~1 in a|the|our metro|shelter|basement|bunker|gym|cellar ~1 .|children|with|and|again
  sirens ~4 again|night|children|basement|shelter
  perdemos|perdi|perderam|perdimos|perdí|perdieron tudo|todo ~1 na|no|en|con|por ~1 enchente|incêndio|fogo|chuva|temporal|riada|dana|inundación|incendio|terremoto|fuego
  tout perdu dans|avec|à ~1 incendie|inondation|inondations|feu|crue|tempête
  hochwasser|flut|brand|feuer ~2 alles verloren
  immeuble|maison|appartement|appart|toit ~1 a|est|ont ~1 brûlé|parti ~2 nuit|hier|matin|fumée
  stayed behind when|and ~3 evacuated|evacuate|fire|flood
  evacuated|evacuating ~4 fire|fires|flood|flames|hurricane
  agua|água|lama|barro|lava ~1 se llevó|levou|arrastró <my>|el|la|los|las|tudo|todo|o|a
  agua|água|lama|barro|lava ~1 llevó|levou|arrastou tudo|todo|nossa|nuestra|a|la|el
  sin saber nada de|del <my>|él|ella|ellos
  sem notícias de|do|da <my>|ele|ela
  water is|was ~1 up to ~2 step|stairs|window|windows|knees|waist
  hof|haus|wohnung|scheune|laden|dach ~4 abgebrannt|niedergebrannt|ausgebrannt
  in|survived the|a ~1 pile|pileup|crash ~1 on|up
  accident de moto|voiture|travail|route
  encosta|barragem|morro|ladera|barranco ~3 levou|arrastrou|arrastró|sepultó
  accidente|acidente de coche|moto|carro|tráfico|trânsito
  night|nights ~1 sleeping|slept in ~3 gym|hall|shelter|metro|basement
`;
