import { describePageFault, findPageFault } from '@/domain/site/page-fault';

const LOGIN = '<form><input name="log"><input type="password" name="pwd"></form>';

const describe = (page: 'front' | 'login', status: number, text: string) => {
	const fault = findPageFault(page, { status, text });
	return fault && describePageFault(fault);
};

it.each([
	['front', 200, '<h1>Bakery</h1>'],
	['front', 404, 'Not found'],
	['front', 200, '<p>Fatal error: how we burned the bread'],
	['login', 200, LOGIN],
] as const)('the %s page with status %i and its content has no fault', (page, status, text) => {
	expect(describe(page, status, text)).toBeUndefined();
});

it.each([
	['front', 500, 'Error', 'Visitors get error 500 on the front page.'],
	['front', 503, '', 'Visitors get error 503 on the front page.'],
	['front', 403, 'No', 'Visitors get error 403 on the front page.'],
	['front', 429, 'No', 'Visitors get error 429 on the front page.'],
	['front', 0, '', "The front page doesn't answer visitors."],
	['front', 200, ' \n', 'The front page is empty.'],
	['front', 200, '<p>Bread<br /><b>Fatal error</b>: x', 'The front page stops with a fatal error.'],
	['front', 200, '<p>Bread<body id="error-page">', 'The front page stops with a fatal error.'],
	['login', 200, `${LOGIN}<b>Parse error</b>: x`, 'The login page stops with a fatal error.'],
	['login', 403, LOGIN, 'The login page answers with error 403.'],
	['login', 0, '', "The login page doesn't answer."],
	['login', 200, '', 'The login page is empty.'],
	['login', 200, '<p>Log in elsewhere</p>', 'The login page has no password field.'],
] as const)('the %s page with status %i and "%s": %s', (page, status, text, sentence) => {
	expect(describe(page, status, text)).toBe(sentence);
});
