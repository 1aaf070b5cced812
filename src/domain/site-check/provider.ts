import { __, sprintf } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { isMap } from '@/lib/values';
import { describeReply, hasJson, readCode, type SiteAnswer } from './answer';
import type { Finding, SiteCheckFacts } from './facts';

const readMessage = ({ json }: SiteAnswer): string =>
	isMap(json) && typeof json.message === 'string' ? json.message : '';

/** Failed tests of the connection that a new connection repairs. */
const RECONNECT = /master_user|token|check_if_connected/;

function judgeFailedTest(answer: SiteAnswer, evidence: string): Finding {
	const test = readCode(answer);
	if (OUTBOUND.test(test)) {
		return {
			state: 'problem',
			sentence: withHost(
				/* translators: %s: the name of the host. */
				__("The site can't send requests to %s.", 'dashboard-for-jetpack'),
			),
			advice: __(
				'Remove WP_HTTP_BLOCK_EXTERNAL from wp-config.php if it is there. Otherwise ask your host to allow outgoing requests.',
				'dashboard-for-jetpack',
			),
			evidence,
		};
	}
	const message = readMessage(answer);
	return {
		state: 'problem',
		sentence: message
			? /* translators: %s: a sentence from the site. */
				sprintf(__("Jetpack's connection test failed: %s", 'dashboard-for-jetpack'), message)
			: __("Jetpack's connection test failed.", 'dashboard-for-jetpack'),
		...(RECONNECT.test(test)
			? { advice: __('Reconnect Jetpack.', 'dashboard-for-jetpack'), place: 'reconnect' as const }
			: {
					advice: __('Run the connection tests to find the cause.', 'dashboard-for-jetpack'),
					place: 'debugger' as const,
				}),
		evidence,
	};
}

/** A site without a connection has nothing to test: its tests are passed over, or fail for that alone. */
const judgeUnconnected = (evidence: string): Finding => ({
	state: 'unconnected',
	sentence: withHost(
		/* translators: %s: the name of the host. */
		__("This site isn't connected to %s.", 'dashboard-for-jetpack'),
	),
	advice: __('Set up Jetpack to connect it.', 'dashboard-for-jetpack'),
	place: 'setup',
	evidence,
});

const OUTBOUND = /outbound_https?$/;

/** Whether the site reaches the provider, by Jetpack's own tests. */
export function judgeProvider({ replies: { provider }, page }: SiteCheckFacts): Finding {
	const evidence = provider ? describeReply(provider) : 'not asked';
	if (page.offlineMode.isActive) {
		return {
			state: 'unknown',
			sentence: withHost(
				/* translators: %s: the name of the host. */
				__('Offline mode is on, so the site sends nothing to %s.', 'dashboard-for-jetpack'),
			),
			evidence,
		};
	}
	const isBlocked = provider?.kind === 'answer' && OUTBOUND.test(readCode(provider));
	if (page.connection === 'unconnected' && !isBlocked) {
		return judgeUnconnected(evidence);
	}
	if (provider === null) {
		return {
			state: 'unknown',
			sentence: __(
				'Only people who manage Jetpack can test its connection.',
				'dashboard-for-jetpack',
			),
			evidence,
		};
	}
	const isJson = provider.kind === 'answer' && hasJson(provider);
	if (isJson && readCode(provider).startsWith('failed_test__')) {
		return judgeFailedTest(provider, evidence);
	}
	if (isJson && provider.status === 200 && readCode(provider) === 'success') {
		return {
			state: 'ok',
			sentence: withHost(
				/* translators: %s: the name of the host. */
				__('%s responds.', 'dashboard-for-jetpack'),
			),
			evidence,
		};
	}
	return {
		state: 'unknown',
		sentence: withHost(
			/* translators: %s: the name of the host. */
			__("Couldn't check whether %s responds.", 'dashboard-for-jetpack'),
		),
		evidence,
	};
}
