import type { SitePage, SiteReplies } from '@/domain/site-check/facts';
import { judgeProvider } from '@/domain/site-check/provider';
import { answer, PAGE, REPLIES } from './answers';

const failing = (code: string) => ({
	provider: answer({ code, message: 'No.', data: { status: 500 } }, { status: 500 }),
});

it.each<[string, Partial<SiteReplies>, string]>([
	['whose tests are passed over', {}, 'unconnected'],
	['whose tests fail for that alone', failing('failed_test__check_if_connected'), 'unconnected'],
	['that may not be tested', { provider: null }, 'unconnected'],
	['whose host blocks requests', failing('failed_test__outbound_https'), 'problem'],
])('an unconnected site %s is never OK', (_what, fault, state) => {
	const page: SitePage = { ...PAGE, connection: 'unconnected' };
	const provider = judgeProvider({ replies: { ...REPLIES, ...fault }, page });
	expect(provider.state).toBe(state);
	expect(provider.place).toBe(state === 'unconnected' ? 'setup' : undefined);
});
