import { nameSettings } from '@/domain/settings/readable';

const MAIL = 'post_by_email_address';

it.each([
	['post_by_email_address: No.', [MAIL], 'Your address for posting by email: No.'],
	[' api_key must be alphanumeric.', ['api_key'], 'Your API key must be alphanumeric.'],
	['Invalid parameter(s): bing', ['bing'], 'Invalid parameter(s): Bing'],
	['bing must be a verification code.', ['bing'], 'Bing must be a verification code.'],
	['The code is not known to bing.', ['bing'], 'The code is not known to bing.'],
	['post_by_email_address_2 is wrong.', [MAIL], 'post_by_email_address_2 is wrong.'],
	['Nothing is known of no_such_key.', ['no_such_key'], 'Nothing is known of no_such_key.'],
	['No.', ['bing'], 'No.'],
])('nameSettings: %j', (message, keys, expected) => {
	expect(nameSettings(message, keys)).toBe(expected);
});

it('nameSettings: names each parameter of a list', () => {
	expect(nameSettings('Invalid parameter(s): count_roles, roles', ['roles', 'count_roles'])).toBe(
		'Invalid parameter(s): Count page views of logged-in users with these roles, Let users with these roles see your stats',
	);
});
