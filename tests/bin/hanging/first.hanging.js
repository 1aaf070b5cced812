import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

it('never ends', () => {
	writeFileSync(join(process.env.HANGING_FOLDER, String(process.pid)), '');
	return new Promise(() => setInterval(() => {}, 1000));
}, 300_000);
