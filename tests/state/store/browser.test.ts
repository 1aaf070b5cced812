import { leaveFor } from '@/state/store/browser';
import { openAfterInstall } from '@/state/plugins/install';
import { open } from '../site';

it.each(['https://cloud.test/a?b=1', 'http://site.test/wp-admin/'])(
	'navigates to %s',
	(address) => {
		const { dispatch, browser } = open();
		expect(dispatch(leaveFor(address))).toEqual({ data: address });
		expect(browser.navigate.mock.calls).toEqual([[address]]);
	},
);

it('SHELL-12 replaces the history entry when asked to', () => {
	const { dispatch, browser } = open();
	dispatch(leaveFor('https://cloud.test/', { isReplacing: true }));
	expect(browser.navigate.mock.calls).toEqual([['https://cloud.test/', { isReplacing: true }]]);
});

it.each([
	'javascript:alert(1)',
	' JavaScript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:x',
	'file:///etc/passwd',
	'blob:http://site.test/x',
	'//cloud.test/',
	'admin.php?page=jetpack',
	'',
])('rejects %p with a reason and does not navigate', (address) => {
	const { dispatch, browser } = open();
	expect(dispatch(leaveFor(address))).toEqual({
		error: {
			kind: 'shape',
			code: 'unsafe_address',
			status: 200,
			message: "The server sent an address that isn't safe to open.",
		},
	});
	expect(browser.navigate).not.toHaveBeenCalled();
});

it('SCAN-20 opens a plugin’s page on this site although the page data has no safe admin address', async () => {
	const { dispatch, browser } = open({ pageData: { adminUrl: 'javascript:alert(1)//' } });
	await dispatch(openAfterInstall({ slug: 'akismet' }, 'admin.php?page=akismet'));
	expect(browser.navigate.mock.calls).toEqual([
		['http://site.test/wp-admin/admin.php?page=akismet'],
	]);
});
