import { existsSync, readFileSync } from 'node:fs';
import { dataFile } from '../../e2e/support/data-folder';

/** The log of the site, and the one that Playground uses instead. */
const LOGS = ['database/debug.log', 'wordpress/wp-content/debug.log'];

/** Lines that WordPress itself logs on a newer PHP: the message, and WordPress's files. No other line is accepted. */
const ACCEPTED: RegExp[] = [
	// WordPress 6.6 on PHP 8.5.
	/PHP Deprecated: {2}Using null as an array offset is deprecated, use an empty string instead in \S+\/wp-includes\/class-wp-(date-query|block-type-registry|block|theme-json)\.php on line \d+$/,
	// WordPress 7.1 on a network, on PHP 8.
	/PHP Deprecated: {2}Optional parameter \$meta declared before required parameter \$signup_id is implicitly treated as a required parameter in \S+\/wp-includes\/ms-functions\.php on line \d+$/,
];

export const readLog = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const ownComplaints = (log: string) =>
	log
		.split(/^(?=\[\d\d-)/m)
		.filter((entry) => !ACCEPTED.some((known) => known.test(entry.trim())))
		.join('');

export const phpComplaints = () => ownComplaints(LOGS.map(dataFile).map(readLog).join(''));
