import { existsSync, readFileSync } from 'node:fs';
import { dataFile } from '../../e2e/support/data-folder';

/** The log of the site, and the one that Playground uses instead. */
const LOGS = ['database/debug.log', 'wordpress/wp-content/debug.log'];

/** The PHP log since the site was started. */
export function phpComplaints(): string {
	return LOGS.map(dataFile)
		.filter((log) => existsSync(log))
		.map((log) => readFileSync(log, 'utf8'))
		.join('');
}
