function fromEnvironment(name: string): string {
	const value = process.env[name];
	if (!value) {
		throw new Error(
			`Start these tests by \`npm test -- --only contract,browser,stage\`: ${name} is not set.`,
		);
	}
	return value;
}

/** Address of the running WordPress, without a slash at its end. */
export const SITE = fromEnvironment('E2E_URL');

export const ROLES = ['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber'] as const;

/** A login of the test site. */
export type Role = (typeof ROLES)[number];

/** Beside a real Jetpack, the page has a slug of its own. */
export const PAGE = `${SITE}/wp-admin/admin.php?page=${process.env.E2E_PAGE ?? 'jetpack'}`;
