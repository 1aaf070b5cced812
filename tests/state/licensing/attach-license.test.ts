import { http, HttpResponse } from 'msw';
import { REST } from '#tests/support/store';
import { answerGet, answerPost, holdGet } from '#tests/support/wire';
import { server } from '#tests/support/server';
import {
	activationLeft,
	attachLicense,
	selectLicenseActivation,
	selectLicensing,
} from '@/state/licensing';
import { selectNotices } from '@/state/notices';
import { loadPurchases } from '@/state/plans/purchases';
import { loadScan } from '@/state/scan';
import { open } from '../site';

const COUNTING = 'licensing/user/counts';
const ATTACH = 'licensing/attach-licenses';
const DONE = [[{ activatedProductId: 2106 }]];
const COUNTS = { attached: 2, detached: 4, revoked: 0, not_revoked: 6 };

function watchCalls(): string[] {
	const paths: string[] = [];
	server.events.removeAllListeners();
	server.events.on('request:start', ({ request }) => {
		const [path = ''] = request.url.split('?');
		paths.push(`${request.method} ${path.replace(`${REST}/`, '')}`);
	});
	return paths;
}

const whenAsked = (path: string) =>
	new Promise<void>((resolve) => {
		server.events.on('request:start', ({ request }) => {
			if (request.url.includes(`${REST}/${path}`)) {
				resolve();
			}
		});
	});

afterEach(() => server.events.removeAllListeners());

function createOwner() {
	const made = open();
	const envelope = (data: unknown) => ({ code: 'success', data: JSON.stringify(data) });
	answerGet(COUNTING, COUNTS);
	answerGet('site', envelope({ name: 'S', plan: { product_slug: 'jetpack_scan' } }));
	answerGet('site/features', envelope({ active: ['scan'], available: [] }));
	answerGet('site/purchases', envelope([]));
	const dismissals = answerPost('licensing/user/activation-notice-dismiss', {
		last_detached_count: 4,
		last_dismissed_time: '2026-11-20T23:37:04+00:00',
	});
	return { ...made, dismissals };
}

it('LIC-05 activates a license and reloads the data that this may have changed', async () => {
	const { dispatch, read, dismissals } = createOwner();
	const sent = answerPost(ATTACH, DONE);
	const calls = watchCalls();
	expect(read(selectLicenseActivation)).toEqual({ phase: 'idle' });
	const attaching = dispatch(attachLicense(' jetpack-1 '));
	expect(read(selectLicenseActivation)).toEqual({ phase: 'activating' });
	await expect(attaching).resolves.toEqual({ data: { phase: 'success', productId: 2106 } });
	expect(sent).toEqual([{ licenses: ['jetpack-1'] }]);
	expect(read(selectLicenseActivation)).toEqual({ phase: 'success', productId: 2106 });
	expect(calls.slice(1).sort()).toEqual([
		'GET licensing/user/counts',
		'GET module/all',
		'GET settings',
		'GET site',
		'GET site/features',
		'GET site/purchases',
		'POST licensing/user/activation-notice-dismiss',
	]);
	expect(dismissals).toEqual([{ last_detached_count: 4 }]);
	expect(read(selectLicensing)).toMatchObject({
		counts: { detached: 4 },
		dismissedNotice: { lastDetachedCount: 4 },
	});
});

it('LIC-07 reloads the scan if it was loaded before the activation, and no backups that were not', async () => {
	const { dispatch } = createOwner();
	answerPost(ATTACH, DONE);
	await dispatch(loadScan());
	const calls = watchCalls();
	await dispatch(attachLicense('jetpack-1'));
	expect(calls).toContain('GET scan');
	expect(calls).not.toContain('GET rewind');
});

it('LIC-07 requests the purchases again even if an earlier request is pending', async () => {
	const { dispatch } = createOwner();
	answerPost(ATTACH, DONE);
	const release = holdGet('site/purchases');
	const isAsked = whenAsked('site/purchases');
	const early = dispatch(loadPurchases());
	await isAsked;
	const calls = watchCalls();
	const isSent = whenAsked(ATTACH);
	const attaching = dispatch(attachLicense('jetpack-1'));
	await isSent;
	release();
	await Promise.all([early, attaching]);
	expect(calls[0]).toBe(`POST ${ATTACH}`);
	expect(calls).toContain('GET site/purchases');
});

it('shows an expired session with a link to log in', async () => {
	const { dispatch, read } = createOwner();
	const refused = { code: 'rest_cookie_invalid_nonce', message: 'No.', data: { status: 403 } };
	answerPost(ATTACH, refused, 403);
	server.use(http.get('*/admin-ajax.php', () => new HttpResponse('0', { status: 400 })));
	const { error } = await dispatch(attachLicense('jetpack-1'));
	expect(error).toMatchObject({ kind: 'session' });
	expect(read(selectNotices)).toMatchObject([{ action: { label: 'Log in' } }]);
});

it('stays a success if the reloads fail', async () => {
	const { dispatch, read } = createOwner();
	answerPost(ATTACH, DONE);
	for (const path of ['site', 'site/purchases', 'module/all', 'settings', COUNTING]) {
		answerGet(path, { code: 'down', message: 'Down.' }, 500);
	}
	await dispatch(attachLicense('jetpack-1'));
	expect(read(selectLicenseActivation)).toMatchObject({ phase: 'success' });
});

it('LIC-06 ignores a second activation while one is running', async () => {
	const { dispatch } = createOwner();
	const sent = answerPost(ATTACH, DONE);
	const first = dispatch(attachLicense('one'));
	await expect(dispatch(attachLicense('two'))).resolves.toMatchObject({ error: { code: 'busy' } });
	await first;
	expect(sent).toEqual([{ licenses: ['one'] }]);
});

it.each([
	['of several reasons', [{ errors: { 403: ['Not yours.', 'Ask.'] } }], 'Not yours.'],
	['LIC-03', [[]], 'An unknown error occurred during license activation. Please try again.'],
])('LIC-05 shows why a key was refused, in the case %s', async (_id, body, message) => {
	const { dispatch, read } = createOwner();
	answerPost(ATTACH, body);
	const calls = watchCalls();
	await dispatch(attachLicense('jetpack-1'));
	expect(read(selectLicenseActivation)).toEqual({ phase: 'error', message });
	expect(calls).toEqual([`POST ${ATTACH}`]);
});

it('rejects an empty key without a request', async () => {
	const { dispatch, read } = createOwner();
	const calls = watchCalls();
	await dispatch(attachLicense('  '));
	expect(read(selectLicenseActivation)).toEqual({
		phase: 'error',
		message: 'This is not a valid license key. Please try again.',
	});
	expect(calls).toEqual([]);
});

it('LIC-05 shows the reason of a failed request and can be repeated', async () => {
	const { dispatch, read } = createOwner();
	answerPost(ATTACH, { code: 'request_failed', message: 'Down.', data: null }, 500);
	const outcome = await dispatch(attachLicense('jetpack-1'));
	expect(outcome.error).toMatchObject({ code: 'request_failed' });
	expect(read(selectLicenseActivation)).toEqual({ phase: 'error', message: 'Down.' });
	answerPost(ATTACH, DONE);
	await dispatch(attachLicense('jetpack-1'));
	expect(read(selectLicenseActivation)).toMatchObject({ phase: 'success' });
});

it('LIC-05 resets when its screen is left, but not while it is activating', async () => {
	const { dispatch, read } = createOwner();
	answerPost(ATTACH, DONE);
	const attaching = dispatch(attachLicense('jetpack-1'));
	dispatch(activationLeft());
	expect(read(selectLicenseActivation)).toEqual({ phase: 'activating' });
	await attaching;
	dispatch(activationLeft());
	expect(read(selectLicenseActivation)).toEqual({ phase: 'idle' });
});
