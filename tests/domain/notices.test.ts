import { createNotice, ERROR_NOTICE_DURATION, SUCCESS_NOTICE_DURATION } from '@/domain/notices';

it('NOTICE-05 NOTICE-06 turns a creator’s arguments into the stored form, dismissable unless told otherwise', () => {
	expect(
		createNotice('warning', 'Mind this', {
			id: 'one',
			duration: 10,
			button: 'Go',
			href: '#/x',
			persistent: true,
			displayOnNextPage: true,
		}),
	).toEqual({
		noticeId: 'one',
		status: 'is-warning',
		text: 'Mind this',
		duration: 10,
		showDismiss: true,
		isPersistent: true,
		displayOnNextPage: true,
		action: { label: 'Go', href: '#/x', isExternal: undefined },
	});
	expect(createNotice('info', 'x', { id: 'two' })).toMatchObject({
		showDismiss: true,
		duration: 0,
		isPersistent: false,
	});
});

it('NOTICE-36 NOTICE-37 keeps success 2000 ms and errors 5000 ms', () => {
	expect(SUCCESS_NOTICE_DURATION).toBe(2000);
	expect(ERROR_NOTICE_DURATION).toBe(5000);
});
