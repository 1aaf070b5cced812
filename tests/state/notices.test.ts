import {
	createNotice,
	ERROR_NOTICE_DURATION,
	SUCCESS_NOTICE_DURATION,
} from '@/domain/notices/notice';
import {
	clearPassingNotices,
	dismissalsCleared,
	dismissOnSite,
	noticeRemoved,
	noticeShown,
	selectNotices,
	selectStateNotices,
	showFailure,
	showNotice,
	stateMessageReceived,
	stateNoticeDismissed,
} from '@/state/notices';
import { open } from './site';

const openNotices = () => {
	const site = open();
	return { ...site, shown: () => site.read(selectNotices) };
};

it('replaces a notice with the same ID and removes it by ID', () => {
	const { dispatch, said } = openNotices();
	dispatch(noticeShown(createNotice('info', 'Saving', { id: 'a' })));
	dispatch(noticeShown(createNotice('success', 'Saved', { id: 'a' })));
	expect(said()).toEqual([['is-success', 'Saved']]);
	dispatch(noticeRemoved('a'));
	expect(said()).toEqual([]);
});

it('NOTICE-08 clears notices on navigation unless persistent, and keeps those for the next page once', () => {
	const { dispatch, shown } = openNotices();
	const ids = () => shown().map(({ noticeId }) => noticeId);
	dispatch(noticeShown(createNotice('info', '', { id: 'plain' })));
	dispatch(noticeShown(createNotice('info', '', { id: 'next', displayOnNextPage: true })));
	dispatch(noticeShown(createNotice('info', '', { id: 'stays', isPersistent: true })));
	dispatch(clearPassingNotices());
	expect(ids()).toEqual(['next', 'stays']);
	dispatch(clearPassingNotices());
	expect(ids()).toEqual(['stays']);
});

it('NOTICE-09 NOTICE-10 keeps dismissals as a map of ID to true until they are cleared', async () => {
	const { dispatch, getState } = open();
	await dispatch(dismissOnSite('welcome'));
	expect(getState().notices.dismissed).toEqual({ welcome: true });
	dispatch(dismissalsCleared());
	expect(getState().notices.dismissed).toEqual({});
});

it('NOTICE-11 keeps the server’s notice through navigation until it is dismissed', () => {
	const { dispatch, read } = open({
		pageData: { jetpackStateNotices: { messageCode: 'linked', errorCode: null } },
	});
	dispatch(clearPassingNotices());
	expect(read(selectStateNotices).messageCode).toBe('linked');
	dispatch(stateNoticeDismissed());
	expect(read(selectStateNotices).messageCode).toBe('');
});

it('a message that is received or dismissed does not change the release notes', () => {
	const { dispatch, read } = open({ scenario: 'release-notes' });
	const notes = read(selectStateNotices).messageContent;
	expect(notes).not.toBeNull();
	dispatch(stateMessageReceived('authorized'));
	const both = { messageCode: 'authorized', messageContent: notes };
	expect(read(selectStateNotices)).toMatchObject(both);
	dispatch(stateNoticeDismissed());
	expect(read(selectStateNotices)).toMatchObject({ messageCode: '', messageContent: notes });
});

it.each([
	['NOTICE-36 hides a success', 'success', SUCCESS_NOTICE_DURATION, false],
	['NOTICE-06 NOTICE-37 hides an error, which is an overlay', 'error', ERROR_NOTICE_DURATION, true],
	['NOTICE-07 keeps information', 'info', 0, false],
	['NOTICE-07 keeps a warning', 'warning', 0, false],
] as const)('%s by default, unless told otherwise', (_what, status, duration, isOverlay) => {
	const { dispatch, shown } = openNotices();
	dispatch(showNotice(status, 'Text', { id: 'a' }));
	expect(shown()).toMatchObject([{ duration, isOverlay }]);
	dispatch(showNotice(status, 'Text', { id: 'a', duration: 7, isOverlay: !isOverlay }));
	expect(shown()).toMatchObject([{ duration: 7, isOverlay: !isOverlay }]);
});

it('NOTICE-36 a success with an action stays ten seconds, unless a duration is given', () => {
	const { dispatch, shown } = openNotices();
	const show = (status: 'success' | 'error', more: object) => {
		dispatch(showNotice(status, 'Text', { id: 'a', ...more }));
		return shown()[0]?.duration;
	};
	const undo = { failureKey: 'photon', values: { photon: true } };
	const link = { action: { label: 'Go', href: '#/settings' } };
	for (const action of [{ undo }, link]) {
		expect(show('success', action)).toBe(10_000);
		expect(show('success', { ...action, duration: 7 })).toBe(7);
	}
	expect(show('error', link)).toBe(ERROR_NOTICE_DURATION);
});

it('reports an expired session in a persistent notice with a link to log in', () => {
	const { dispatch, shown } = openNotices();
	const error = { kind: 'session', code: '', status: 403, message: 'Log in again.' } as const;
	dispatch(showFailure(error, 'Not saved.', { id: 'a' }));
	const action = { href: 'http://site.test/wp-admin/index.php', isExternal: true };
	const lasting = { duration: 0, isPersistent: true, action };
	expect(shown()).toMatchObject([{ text: 'Log in again.', ...lasting }]);
	dispatch(showFailure({ ...error, kind: 'http' }, 'Not saved.', { id: 'a' }));
	const passing = { duration: ERROR_NOTICE_DURATION, isPersistent: false };
	expect(shown()).toMatchObject([{ text: 'Not saved.', ...passing }]);
});
