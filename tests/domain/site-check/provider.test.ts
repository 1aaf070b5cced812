import type { SitePage, SiteReplies } from '@/domain/site-check/facts';
import { judgeProvider } from '@/domain/site-check/provider';
import { answer, PAGE, REPLIES } from './answers';

const refusal = (status: number, code: string, message = 'No.') =>
	answer({ code, message, data: { status } }, { status });

it.each<[string, Partial<SiteReplies>, string]>([
	['whose tests are passed over', {}, 'unconnected'],
	[
		'whose tests fail for that alone',
		{ provider: refusal(500, 'failed_test__check_if_connected', 'Jetpack is not connected.') },
		'unconnected',
	],
	['that may not be tested', { provider: null }, 'unconnected'],
	[
		'whose host blocks outgoing requests',
		{ provider: refusal(500, 'failed_test__outbound_https') },
		'problem',
	],
])('an unconnected site %s is never OK', (_what, fault, state) => {
	const page: SitePage = { ...PAGE, connection: 'unconnected' };
	const provider = judgeProvider({ replies: { ...REPLIES, ...fault }, page });
	expect(provider.state).toBe(state);
	expect(provider.place).toBe(state === 'unconnected' ? 'setup' : undefined);
});
