import { answerGet, answerPost } from '#tests/support/wire';
import {
	clearLicensingError,
	dismissActivationNotice,
	loadLicenseCounts,
	loadLicenses,
	refreshLicenseCounts,
	saveLicensingError,
	selectActivationNotice,
	selectLicenseApplication,
	selectLicenses,
	selectLicensing,
	setLicense,
} from '@/state/licensing';
import { open } from './site';

const NOW = Date.UTC(2026, 10, 21);
const COUNTS = { attached: 1, detached: 2, revoked: 0, not_revoked: 3 };
const COUNTING = 'licensing/user/counts';
const SET = 'licensing/set-license';
const DISMISS = 'licensing/user/activation-notice-dismiss';
const DISMISSED_AT = '2026-11-20T23:37:04+00:00';

function openForOwner(licensing: object = {}) {
	const printed = {
		error: '',
		showLicensingUi: true,
		userCounts: COUNTS,
		activationNoticeDismiss: { last_detached_count: null, last_dismissed_time: null },
		...licensing,
	};
	const site = open({ pageData: { licensing: printed } });
	return {
		...site,
		licensing: () => site.read(selectLicensing),
		application: () => site.read(selectLicenseApplication),
		isDue: () => site.read(selectActivationNotice, '/dashboard', NOW).kind !== 'hidden',
	};
}

it('API-56 keeps the counts after a failed refresh', async () => {
	const { dispatch, licensing } = openForOwner();
	answerGet(COUNTING, { code: 'failed', message: 'No.', data: { status: '' } });
	const error = { kind: 'envelope' };
	await expect(dispatch(refreshLicenseCounts())).resolves.toMatchObject({ error });
	expect(licensing().counts).toMatchObject({ detached: 2 });
	answerGet(COUNTING, { ...COUNTS, detached: 5 });
	await dispatch(refreshLicenseCounts());
	expect(licensing().counts).toEqual({ attached: 1, detached: 5, revoked: 0 });
});

it.each<[string, object, number | undefined]>([
	['asks for the counts, which the page does not print', { userCounts: null }, 5],
	['does not ask for known counts', {}, 2],
])('API-56 %s', async (_what, printed, detached) => {
	const { dispatch, licensing } = openForOwner(printed);
	answerGet(COUNTING, { ...COUNTS, detached: 5 });
	await dispatch(loadLicenseCounts());
	expect(licensing().counts?.detached).toBe(detached);
});

it('API-57 loads the licenses and keeps the printed counts', async () => {
	const { dispatch, read, licensing } = openForOwner();
	answerGet('licensing/user/licenses', { items: [{ product: 'Scan', attached_at: null }] });
	expect(read(selectLicenses).phase).toBe('idle');
	await dispatch(loadLicenses());
	const data = [{ product: 'Scan', attachedAt: null }];
	expect(read(selectLicenses)).toMatchObject({ phase: 'ready', data });
	expect(licensing().counts).toMatchObject({ detached: 2 });
});

it('dismisses the notice at once, saves the dismissal with the count, and shows it again when the count grows', async () => {
	const { dispatch, licensing, isDue } = openForOwner();
	const answer = { last_detached_count: 2, last_dismissed_time: DISMISSED_AT };
	const sent = answerPost(DISMISS, answer);
	expect(isDue()).toBe(true);
	const dismissing = dispatch(dismissActivationNotice());
	expect(isDue()).toBe(false);
	await dismissing;
	expect(sent).toEqual([{ last_detached_count: 2 }]);
	const dismissal = { lastDetachedCount: 2, lastDismissedTime: DISMISSED_AT };
	expect(licensing().dismissedNotice).toEqual(dismissal);
	expect(isDue()).toBe(false);
	answerGet(COUNTING, { ...COUNTS, detached: 3 });
	await dispatch(refreshLicenseCounts());
	expect(isDue()).toBe(true);
});

it('submits a key, reports success and reloads the counts', async () => {
	const { dispatch, licensing, application, said } = openForOwner();
	const sent = answerPost(SET, { code: 'success' });
	answerGet(COUNTING, { ...COUNTS, attached: 2 });
	expect(application()).toBe('idle');
	const setting = dispatch(setLicense(' jetpack-1 '));
	expect(application()).toBe('applying');
	await setting;
	expect(sent).toEqual([{ license: 'jetpack-1' }]);
	expect(application()).toBe('applied');
	expect(licensing().counts).toMatchObject({ attached: 2 });
	const text = 'Jetpack license key added. It may take a minute for the license to be processed.';
	expect(said()).toEqual([['is-success', text]]);
});

it('shows that a key was refused', async () => {
	const { dispatch, application, said } = openForOwner();
	answerPost(SET, { code: 'setting_license_key_failed', message: 'No.', data: null }, 500);
	answerGet(COUNTING, COUNTS);
	const { error } = await dispatch(setLicense('jetpack-1'));
	expect(error?.code).toBe('setting_license_key_failed');
	expect(application()).toBe('failed');
	expect(said()).toEqual([['is-error', 'Error adding Jetpack license key.']]);
});

it('ignores an empty key and a second key while one is being added', async () => {
	const { dispatch, application } = openForOwner();
	const sent = answerPost(SET, { code: 'success' });
	answerGet(COUNTING, COUNTS);
	await dispatch(setLicense('  '));
	expect(application()).toBe('idle');
	await Promise.all([dispatch(setLicense('one')), dispatch(setLicense('two'))]);
	expect(sent).toEqual([{ license: 'one' }]);
});

it('API-54 clears the licensing error at once', async () => {
	const { dispatch, licensing } = openForOwner({ error: 'Key is spent.' });
	const sent = answerPost('licensing/error', true);
	const clearing = dispatch(clearLicensingError());
	expect(licensing().error).toBe('');
	await clearing;
	expect(sent).toEqual([{ error: '' }]);
	await dispatch(saveLicensingError('Key is gone.'));
	expect(licensing().error).toBe('Key is gone.');
});

it('API-54 restores the licensing error if it could not be cleared', async () => {
	const { dispatch, licensing } = openForOwner({ error: 'Key is spent.' });
	answerPost('licensing/error', { code: 'rest_forbidden', message: 'No.' }, 403);
	const { error } = await dispatch(clearLicensingError());
	expect(error?.code).toBe('rest_forbidden');
	expect(licensing().error).toBe('Key is spent.');
});
