// npm run generate:env: writes .env.example from the settings; a test holds the two together.
import { writeFileSync } from 'node:fs';
import { describeSettings } from '../src/server/config/describe-settings.ts';

writeFileSync('.env.example', describeSettings());
