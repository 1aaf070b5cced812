/** Modules that work for each user through the user's own account (ROLE-18, ROLE-24). */
const PERSONAL_MODULES = ['publicize', 'post-by-email', 'masterbar'];

export function needsLinkedUser(slug: string): boolean {
	return PERSONAL_MODULES.includes(slug);
}
