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
import { createTestStore } from '#tests/support/store';

const idsOf = (store: ReturnType<typeof createTestStore>['store']) =>
	selectNotices(store.getState()).map(({ noticeId }) => noticeId);

it('replaces a notice with the same ID and removes it by ID', () => {
	const { store } = createTestStore();
	store.dispatch(noticeShown(createNotice('info', 'Saving', { id: 'a' })));
	store.dispatch(noticeShown(createNotice('success', 'Saved', { id: 'a' })));
	expect(selectNotices(store.getState())).toMatchObject([{ text: 'Saved' }]);
	store.dispatch(noticeRemoved('a'));
	expect(idsOf(store)).toEqual([]);
});

it('NOTICE-08 clears notices on navigation unless persistent, and keeps those for the next page once', () => {
	const { store } = createTestStore();
	store.dispatch(noticeShown(createNotice('info', '', { id: 'plain' })));
	store.dispatch(noticeShown(createNotice('info', '', { id: 'next', displayOnNextPage: true })));
	store.dispatch(noticeShown(createNotice('info', '', { id: 'stays', persistent: true })));
	store.dispatch(clearPassingNotices());
	expect(idsOf(store)).toEqual(['next', 'stays']);
	store.dispatch(clearPassingNotices());
	expect(idsOf(store)).toEqual(['stays']);
});

it('NOTICE-09 NOTICE-10 keeps dismissals as a map of ID to true until they are cleared', async () => {
	const { store } = createTestStore();
	await store.dispatch(dismissOnSite('welcome'));
	expect(store.getState().notices.dismissed).toEqual({ welcome: true });
	store.dispatch(dismissalsCleared());
	expect(store.getState().notices.dismissed).toEqual({});
});

it('NOTICE-11 keeps the server’s notice through navigation until it is dismissed', () => {
	const { store } = createTestStore({
		pageData: { jetpackStateNotices: { messageCode: 'linked', errorCode: null } },
	});
	store.dispatch(clearPassingNotices());
	expect(selectStateNotices(store.getState()).messageCode).toBe('linked');
	store.dispatch(stateNoticeDismissed());
	expect(selectStateNotices(store.getState()).messageCode).toBe('');
});

it('a message that is received or dismissed does not change the release notes', () => {
	const { store } = createTestStore({ scenario: 'release-notes' });
	const notes = selectStateNotices(store.getState()).messageContent;
	expect(notes).not.toBeNull();
	store.dispatch(stateMessageReceived('authorized'));
	expect(selectStateNotices(store.getState())).toMatchObject({
		messageCode: 'authorized',
		messageContent: notes,
	});
	store.dispatch(stateNoticeDismissed());
	expect(selectStateNotices(store.getState())).toMatchObject({
		messageCode: '',
		messageContent: notes,
	});
});

it.each([
	['NOTICE-36 hides a success', 'success', SUCCESS_NOTICE_DURATION],
	['NOTICE-37 hides an error', 'error', ERROR_NOTICE_DURATION],
	['NOTICE-07 keeps information', 'info', 0],
	['NOTICE-07 keeps a warning', 'warning', 0],
] as const)('%s by default, with a duration of its own if given', (_what, status, duration) => {
	const { store } = createTestStore();
	store.dispatch(showNotice(status, 'Text', { id: 'a' }));
	expect(selectNotices(store.getState())).toMatchObject([{ duration }]);
	store.dispatch(showNotice(status, 'Text', { id: 'a', duration: 7 }));
	expect(selectNotices(store.getState())).toMatchObject([{ duration: 7 }]);
});

it('NOTICE-36 a success with an action stays ten seconds, unless a duration is given', () => {
	const { store } = createTestStore();
	const undo = { failureKey: 'photon', values: { photon: true } };
	const link = { button: 'Go', href: '#/settings' } as const;
	for (const action of [{ undo }, link]) {
		store.dispatch(showNotice('success', 'Text', { id: 'a', ...action }));
		expect(selectNotices(store.getState())).toMatchObject([{ duration: 10_000 }]);
		store.dispatch(showNotice('success', 'Text', { id: 'a', ...action, duration: 7 }));
		expect(selectNotices(store.getState())).toMatchObject([{ duration: 7 }]);
	}
	store.dispatch(showNotice('error', 'Text', { id: 'a', ...link }));
	expect(selectNotices(store.getState())).toMatchObject([{ duration: ERROR_NOTICE_DURATION }]);
});

it.each([
	['error', true],
	['success', false],
	['info', false],
	['warning', false],
] as const)('NOTICE-06 a notice of status %s is an overlay by default: %p', (status, isOverlay) => {
	const { store } = createTestStore();
	store.dispatch(showNotice(status, 'Text', { id: 'a' }));
	expect(selectNotices(store.getState())).toMatchObject([{ isOverlay }]);
	store.dispatch(showNotice(status, 'Text', { id: 'a', overlay: !isOverlay }));
	expect(selectNotices(store.getState())).toMatchObject([{ isOverlay: !isOverlay }]);
});

it('reports an expired session in a persistent notice with a link to log in', () => {
	const { store } = createTestStore();
	const error = { kind: 'session', code: '', status: 403, message: 'Log in again.' } as const;
	store.dispatch(showFailure(error, 'Not saved.', { id: 'a' }));
	expect(selectNotices(store.getState())).toMatchObject([
		{
			text: 'Log in again.',
			duration: 0,
			isPersistent: true,
			action: { href: 'http://site.test/wp-admin/index.php', isExternal: true },
		},
	]);
	store.dispatch(showFailure({ ...error, kind: 'http' }, 'Not saved.', { id: 'a' }));
	expect(selectNotices(store.getState())).toMatchObject([
		{ text: 'Not saved.', duration: ERROR_NOTICE_DURATION, isPersistent: false },
	]);
});
