import { copyFileSync, existsSync } from 'node:fs';
import { closePages } from '../../e2e/support/browser';
import { dataFile } from '../../e2e/support/data-folder';
import { sessionOf } from '../../e2e/support/session';
import { ROLES } from '../../e2e/support/site';

/** Each file begins with the database that the first one found, with the sessions that all of them use. */
beforeAll(async () => {
	const database = dataFile('database/.ht.sqlite');
	const start = dataFile('start.sqlite');
	if (!existsSync(start)) {
		for (const role of ROLES) {
			await sessionOf(role);
		}
		copyFileSync(database, start);
	}
	copyFileSync(start, database);
});

afterAll(() => closePages());
