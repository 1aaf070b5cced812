import { readFileSync } from 'node:fs';
import { dataFile, ofThisWorker } from './data-folder';

/** Address of the running WordPress, without a slash at its end. */
export const SITE = ofThisWorker('E2E_URL');

export const ROLES = ['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber'] as const;

/** A login of the test site. */
export type Role = (typeof ROLES)[number];

/** Beside a real Jetpack, the page has its own slug. */
export const PAGE = `${SITE}/wp-admin/admin.php?page=${process.env.E2E_PAGE ?? 'jetpack'}`;

/** Whether the WordPress of the site is at least a release, such as "6.9". */
export function isWordPressAtLeast(release: string): boolean {
	const php = readFileSync(dataFile('wordpress/wp-includes/version.php'), 'utf8');
	const [, version = ''] = /\$wp_version = '([\d.]+)/.exec(php) ?? [];
	return version.localeCompare(release, 'en', { numeric: true }) >= 0;
}
