import {
	createNotice,
	ERROR_NOTICE_DURATION,
	SUCCESS_NOTICE_DURATION,
} from '@/domain/notices/notice';
import { resolveReleaseNotes, type ReleaseNotesFacts } from '@/domain/notices/release-notes';
import {
	resolveConnectionError,
	type ConnectionErrorFacts,
} from '@/domain/notices/connection-error';

it('NOTICE-05 NOTICE-06 creates a notice from its arguments, dismissible by default', () => {
	expect(
		createNotice('warning', 'Mind this', {
			id: 'one',
			duration: 10,
			action: { label: 'Go', href: '#/x' },
			isPersistent: true,
			displayOnNextPage: true,
			isOverlay: true,
		}),
	).toEqual({
		noticeId: 'one',
		status: 'is-warning',
		text: 'Mind this',
		duration: 10,
		showDismiss: true,
		isPersistent: true,
		displayOnNextPage: true,
		isOverlay: true,
		action: { label: 'Go', href: '#/x' },
	});
	expect(createNotice('info', 'x', { id: 'two' })).toMatchObject({
		showDismiss: true,
		duration: 0,
		isPersistent: false,
		isOverlay: false,
	});
});

it('NOTICE-36 NOTICE-37 shows success for 2000 ms and errors for 5000 ms', () => {
	expect(SUCCESS_NOTICE_DURATION).toBe(2000);
	expect(ERROR_NOTICE_DURATION).toBe(5000);
});

const post = { title: 'New', content: '<p>Much.</p>' };
const facts: ReleaseNotesFacts = { isAtAGlance: true, post, version: '11.2' };

it('DASH-39 shows the post with the version', () => {
	expect(resolveReleaseNotes(facts)).toEqual({ version: '11.2', ...post });
});

it.each<[string, Partial<ReleaseNotesFacts>]>([
	['there is no post', { post: null }],
	['the post is empty', { post: { ...post, title: '', content: '' } }],
])('DASH-39 shows nothing if %s', (_why, changes) => {
	expect(resolveReleaseNotes({ ...facts, ...changes })).toBeNull();
});

it.each(['title', 'content'] as const)('DASH-39 shows a post without a %s', (part) => {
	expect(resolveReleaseNotes({ ...facts, post: { ...post, [part]: '' } })).not.toBeNull();
});

const RECONNECT = { code: 'unknown_blog', message: 'Gone.', action: 'reconnect' };
const SUPPORT = { code: 'odd', message: 'Odd.', action: 'support' };
const FETCHED = {
	code: 'fetch_site_data_fail_other',
	message: '',
	problem: 'other' as const,
	action: null,
};
const FACTS: ConnectionErrorFacts = {
	connection: 'connected',
	canConnectSite: true,
	canReconnect: true,
	errors: [],
	siteDataError: null,
};

it.each<[string, Partial<ConnectionErrorFacts>, object | null]>([
	[
		'support where no call reconnects',
		{ errors: [RECONNECT], canReconnect: false },
		{ ...RECONNECT, action: 'support' },
	],
	['a fixable error before others', { errors: [SUPPORT, RECONNECT] }, RECONNECT],
	['a printed error first', { errors: [SUPPORT], siteDataError: FETCHED }, SUPPORT],
	[
		'CSTATE-23 no action for an unknown one',
		{ errors: [{ ...SUPPORT, action: 'dance' }] },
		{ ...SUPPORT, action: 'none' },
	],
	['nothing offline', { errors: [RECONNECT], connection: 'offline' }, null],
])('shows %s', (_title, facts, view) => {
	expect(resolveConnectionError({ ...FACTS, ...facts })).toEqual(view);
});
