import { __, sprintf } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { isMap } from '@/lib/values';
import { describeReply, hasJson, readCode, type SiteAnswer } from './answer';
import { ok, problem, unknown, type Finding, type SiteCheckFacts } from './facts';

const readMessage = ({ json }: SiteAnswer): string =>
	isMap(json) && typeof json.message === 'string' ? json.message : '';

/** Failed tests of the connection that a new connection repairs. */
const RECONNECT = /master_user|token|check_if_connected/;
const OUTBOUND = /outbound_https?$/;

function judgeFailedTest(answer: SiteAnswer): Finding {
	const test = readCode(answer);
	if (OUTBOUND.test(test)) {
		return problem(
			/* translators: %s: the name of the host. */
			withHost(__("The site can't send requests to %s.")),
			__(
				'Remove WP_HTTP_BLOCK_EXTERNAL from wp-config.php if it is there. Otherwise ask your host to allow outgoing requests.',
			),
		);
	}
	const message = readMessage(answer);
	const sentence = message
		? /* translators: %s: a sentence from the site. */
			sprintf(__("Jetpack's connection test failed: %s"), message)
		: __("Jetpack's connection test failed.");
	return RECONNECT.test(test)
		? problem(sentence, __('Reconnect Jetpack.'), 'reconnect')
		: problem(sentence, __('Run the connection tests to find the cause.'), 'debugger');
}

/** A site without a connection has nothing to test: its tests are passed over, or fail for that alone. */
const judgeUnconnected = (): Finding => ({
	...problem(
		/* translators: %s: the name of the host. */
		withHost(__("This site isn't connected to %s.")),
		__('Set up Jetpack to connect it.'),
		'setup',
	),
	state: 'unconnected',
});

function judge({ replies: { provider }, page }: SiteCheckFacts): Finding {
	if (page.offlineMode.isActive) {
		return unknown(
			/* translators: %s: the name of the host. */
			withHost(__('Offline mode is on, so the site sends nothing to %s.')),
		);
	}
	const isBlocked = provider?.kind === 'answer' && OUTBOUND.test(readCode(provider));
	if (page.connection === 'unconnected' && !isBlocked) {
		return judgeUnconnected();
	}
	if (provider === null) {
		return unknown(__('Only people who manage Jetpack can test its connection.'));
	}
	const isJson = provider.kind === 'answer' && hasJson(provider);
	if (isJson && readCode(provider).startsWith('failed_test__')) {
		return judgeFailedTest(provider);
	}
	return isJson && provider.status === 200 && readCode(provider) === 'success'
		? /* translators: %s: the name of the host. */
			ok(withHost(__('%s responds.')))
		: unknown(
				/* translators: %s: the name of the host. */
				withHost(__("Couldn't check whether %s responds.")),
			);
}

/** Whether the site reaches the provider, by Jetpack's own tests. */
export function judgeProvider(facts: SiteCheckFacts): Finding {
	const { provider } = facts.replies;
	return { ...judge(facts), evidence: provider ? describeReply(provider) : 'not asked' };
}
