import {
	firstSentence,
	resolveAdminNoticeKind,
	resolveAdminNoticeStatus,
	type AdminNoticeKind,
} from '@/domain/notices/admin-notice';
import type { NoticeStatus } from '@/domain/notices/notice';

it.each<[string, string, AdminNoticeKind]>([
	['', 'notice notice-warning error', 'other'],
	['', 'notice hide-if-js', 'not-a-notice'],
	['', '', 'not-a-notice'],
	['jetpack-ssl-warning', 'error jp-identity-crisis', 'jetpack-error'],
	['jetpack-deprecate', 'notice notice-warning', 'jetpack'],
	['', 'notice notice-error my-jetpack-addon', 'error'],
	['', 'vp-notice wrap', 'vault'],
	['', 'woocommerce-message', 'store'],
	['', 'notice woocommerce-admin-tip', 'store'],
])('NOTICE-01 NOTICE-02 classifies "#%s.%s" as %s', (id, classes, kind) => {
	expect(resolveAdminNoticeKind({ id, classNames: classes.split(' ') })).toBe(kind);
});

it.each<[string, AdminNoticeKind]>([
	['notice', 'empty'],
	['notice hidden', 'not-a-notice'],
])('NOTICE-02 classifies ".%s" without content as %s', (classes, kind) => {
	expect(resolveAdminNoticeKind({ id: '', classNames: classes.split(' '), isEmpty: true })).toBe(
		kind,
	);
});

it.each<[string, NoticeStatus]>([
	['updated notice-warning', 'warning'],
	['updated', 'success'],
	['notice notice-success', 'success'],
	['update-nag', 'warning'],
	['notice', 'info'],
])('NOTICE-01 reads the status of "%s": %s', (classes, status) => {
	expect(resolveAdminNoticeStatus(classes.split(' '))).toBe(status);
});

it.each<[string, string[], AdminNoticeKind]>([
	['notice', ['notice-error'], 'error'],
	['notice notice-info', ['', 'my-box error'], 'error'],
])('NOTICE-02 classifies ".%s" around %j as %s', (classes, inner, kind) => {
	const facts = { id: '', classNames: classes.split(' ') };
	expect(resolveAdminNoticeKind({ ...facts, inner: inner.map((names) => names.split(' ')) })).toBe(
		kind,
	);
});

it.each([
	['Outbound HTTPS not working', 'Outbound HTTPS not working'],
	['  Jetpack 16.1\n\twaits.  Try again? ', 'Jetpack 16.1 waits.'],
])('NOTICE-02 the first sentence of %j is %j', (text, sentence) => {
	expect(firstSentence(text)).toBe(sentence);
});
