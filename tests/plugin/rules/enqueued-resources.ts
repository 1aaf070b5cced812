import { argumentsOf, calledName, callsOf, type Rule } from '../support/rule';

const NONE = ['nullkeyword', 'boolean'];

export const enqueuedResources: Rule = {
	forbids:
		'a script or style without a version, which browsers keep after an update, and a script without its place in the page',
	exemptions: ['WordPress.WP.EnqueuedResourceParameters'],
	find: (file) =>
		callsOf(
			file,
			'wp_register_script',
			'wp_enqueue_script',
			'wp_register_style',
			'wp_enqueue_style',
		).filter((node) => {
			const { length, 3: version } = argumentsOf(node);
			const hasVersion = version !== undefined && !NONE.includes(version.kind);
			// Without more arguments, it is registered elsewhere.
			return length > 1 && (!hasVersion || (calledName(node).endsWith('script') && length < 5));
		}),
	faults: [
		"wp_enqueue_style( 'a', $url );",
		"wp_enqueue_style( 'a', $url, array(), null );",
		"wp_register_script( 'a', $url, array(), '1.0' );",
	],
	allowed: [
		"wp_enqueue_script( 'a' );",
		"wp_enqueue_style( 'a', $url, array(), '1.0' );",
		"wp_register_script( 'a', $url, array(), $version, true );",
	],
};
