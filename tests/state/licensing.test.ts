import type { Store } from '@/state/store';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { selectNotices } from '@/state/notices';
import {
	clearLicensingError,
	dismissActivationNotice,
	loadLicenses,
	refreshLicenseCounts,
	saveLicensingError,
	selectActivationNotice,
	selectLicenseApplication,
	selectLicenses,
	selectLicensing,
	setLicense,
	takeLicenseCounts,
} from '@/state/licensing';

const NOW = Date.UTC(2026, 10, 21);
const COUNTS = { attached: 1, detached: 2, revoked: 0, not_revoked: 3 };
const SET = 'licensing/set-license';
const DISMISS = 'licensing/user/activation-notice-dismiss';

const isDue = (store: Store) =>
	selectActivationNotice(store.getState(), '/dashboard', NOW).kind !== 'hidden';

const createOwner = (licensing: object = {}) =>
	createTestStore({
		pageData: {
			licensing: {
				error: '',
				showLicensingUi: true,
				userCounts: COUNTS,
				activationNoticeDismiss: { last_detached_count: null, last_dismissed_time: null },
				...licensing,
			},
		},
	});

it('API-56 keeps the counts after a failed refresh', async () => {
	const { store } = createOwner();
	answerGet('licensing/user/counts', { code: 'failed', message: 'No.', data: { status: '' } });
	const refreshing = store.dispatch(refreshLicenseCounts());
	expect(selectLicensing(store.getState()).isCounting).toBe(true);
	await expect(refreshing).resolves.toMatchObject({ error: { kind: 'envelope' } });
	expect(selectLicensing(store.getState())).toMatchObject({
		isCounting: false,
		counts: { detached: 2 },
	});
	answerGet('licensing/user/counts', { ...COUNTS, detached: 5 });
	await store.dispatch(refreshLicenseCounts());
	expect(selectLicensing(store.getState())).toMatchObject({
		isCounting: false,
		counts: { attached: 1, detached: 5, revoked: 0 },
	});
});

it('API-56 takes the counts that came with the first request of the page, which does not print them', async () => {
	const { store } = createTestStore({
		pageData: { licensing: { error: '', showLicensingUi: true, userCounts: null } },
		firstAnswers: { 'jetpack/v4/licensing/user/counts': COUNTS },
	});
	expect(selectLicensing(store.getState()).counts).toBeNull();
	store.dispatch(takeLicenseCounts());
	await new Promise<void>((resolve) => {
		const stop = store.subscribe(() => {
			if (!selectLicensing(store.getState()).isCounting) {
				stop();
				resolve();
			}
		});
	});
	expect(selectLicensing(store.getState()).counts).toMatchObject({ detached: 2 });
});

it('API-57 loads the licenses and keeps the printed counts', async () => {
	const { store } = createOwner();
	answerGet('licensing/user/licenses', { items: [{ product: 'Scan', attached_at: null }] });
	expect(selectLicenses(store.getState()).phase).toBe('idle');
	await store.dispatch(loadLicenses());
	expect(selectLicenses(store.getState())).toMatchObject({
		phase: 'ready',
		data: [{ product: 'Scan', attachedAt: null }],
	});
	expect(selectLicensing(store.getState()).counts).toMatchObject({ detached: 2 });
});

it('dismisses the notice at once and saves the dismissal with the count', async () => {
	const { store } = createOwner();
	const sent = answerPost(DISMISS, {
		last_detached_count: 2,
		last_dismissed_time: '2026-11-20T23:37:04+00:00',
	});
	expect(isDue(store)).toBe(true);
	const dismissing = store.dispatch(dismissActivationNotice());
	expect(isDue(store)).toBe(false);
	await dismissing;
	expect(sent).toEqual([{ last_detached_count: 2 }]);
	expect(selectLicensing(store.getState()).dismissedNotice).toEqual({
		lastDetachedCount: 2,
		lastDismissedTime: '2026-11-20T23:37:04+00:00',
	});
	expect(isDue(store)).toBe(false);
});

it('shows the dismissed notice again when the count grows', async () => {
	const { store } = createOwner();
	answerPost(DISMISS, { last_detached_count: 2, last_dismissed_time: '2026-11-20T00:00:00+00:00' });
	await store.dispatch(dismissActivationNotice());
	answerGet('licensing/user/counts', { ...COUNTS, detached: 3 });
	await store.dispatch(refreshLicenseCounts());
	expect(isDue(store)).toBe(true);
});

it('submits a key, reports success and reloads the counts', async () => {
	const { store } = createOwner();
	const sent = answerPost(SET, { code: 'success' });
	answerGet('licensing/user/counts', { ...COUNTS, attached: 2 });
	expect(selectLicenseApplication(store.getState())).toBe('idle');
	const setting = store.dispatch(setLicense(' jetpack-1 '));
	expect(selectLicenseApplication(store.getState())).toBe('applying');
	await setting;
	expect(sent).toEqual([{ license: 'jetpack-1' }]);
	expect(selectLicenseApplication(store.getState())).toBe('applied');
	expect(selectLicensing(store.getState()).counts).toMatchObject({ attached: 2 });
	expect(selectNotices(store.getState())).toMatchObject([
		{
			status: 'is-success',
			text: 'Jetpack license key added. It may take a minute for the license to be processed.',
		},
	]);
});

it('shows that a key was refused', async () => {
	const { store } = createOwner();
	answerPost(SET, { code: 'setting_license_key_failed', message: 'No.', data: null }, 500);
	answerGet('licensing/user/counts', COUNTS);
	const outcome = await store.dispatch(setLicense('jetpack-1'));
	expect(outcome.error).toMatchObject({ code: 'setting_license_key_failed' });
	expect(selectLicenseApplication(store.getState())).toBe('failed');
	expect(selectNotices(store.getState())).toMatchObject([
		{ status: 'is-error', text: 'Error adding Jetpack license key.' },
	]);
});

it('ignores an empty key and a second key while one is being added', async () => {
	const { store } = createOwner();
	const sent = answerPost(SET, { code: 'success' });
	answerGet('licensing/user/counts', COUNTS);
	await store.dispatch(setLicense('  '));
	expect(selectLicenseApplication(store.getState())).toBe('idle');
	await Promise.all([store.dispatch(setLicense('one')), store.dispatch(setLicense('two'))]);
	expect(sent).toEqual([{ license: 'one' }]);
});

it('API-54 clears the licensing error at once', async () => {
	const { store } = createOwner({ error: 'Key is spent.' });
	const sent = answerPost('licensing/error', true);
	const clearing = store.dispatch(clearLicensingError());
	expect(selectLicensing(store.getState()).error).toBe('');
	await clearing;
	expect(sent).toEqual([{ error: '' }]);
	await store.dispatch(saveLicensingError('Key is gone.'));
	expect(selectLicensing(store.getState()).error).toBe('Key is gone.');
});

it('API-54 restores the licensing error if it could not be cleared', async () => {
	const { store } = createOwner({ error: 'Key is spent.' });
	answerPost('licensing/error', { code: 'rest_forbidden', message: 'No.' }, 403);
	const outcome = await store.dispatch(clearLicensingError());
	expect(outcome.error).toMatchObject({ code: 'rest_forbidden' });
	expect(selectLicensing(store.getState()).error).toBe('Key is spent.');
});
