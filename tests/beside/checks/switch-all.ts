import { callRest } from '../../e2e/support/rest';

/**
 * Turns all modules on or off, and returns their slugs. A feature that is off hides or disables the switches of its options, and refuses
 * their values.
 */
export async function switchAll(isOn: boolean): Promise<string[]> {
	const { body } = await callRest('admin', 'jetpack/v4/module/all');
	const slugs = Object.keys(body as object);
	for (const slug of slugs) {
		await callRest('admin', 'jetpack/v4/settings', { [slug]: isOn });
	}
	return slugs;
}
