import { callRest } from '../../e2e/support/rest';

/** Turns all modules on: a feature that is off hides or disables the switches of its options, and refuses their values. */
export async function switchAllOn(): Promise<void> {
	const { body } = await callRest('admin', 'jetpack/v4/module/all');
	for (const slug of Object.keys(body as object)) {
		await callRest('admin', 'jetpack/v4/settings', { [slug]: true });
	}
}
