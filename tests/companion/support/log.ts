import { existsSync, readFileSync } from 'node:fs';
import { dataFile } from '../../e2e/support/data-folder';

/** Where the site logs, and where Playground has it log instead. */
const LOGS = ['database/debug.log', 'wordpress/wp-content/debug.log'];

/** What PHP complained about since the site was booted. */
export function phpComplaints(): string {
	return LOGS.map(dataFile)
		.filter((log) => existsSync(log))
		.map((log) => readFileSync(log, 'utf8'))
		.join('');
}
