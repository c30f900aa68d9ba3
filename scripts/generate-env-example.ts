// Writes .env.example from the settings. `npm run generate:env`; a test holds the two together.
import { writeFileSync } from 'node:fs';
import { describeSettings } from '../src/server/config/describe-settings.ts';

writeFileSync('.env.example', describeSettings());
