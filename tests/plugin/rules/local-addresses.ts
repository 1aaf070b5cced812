import { wholeIf, type Rule } from '../support/rule';

export const localAddresses: Rule = {
	forbids: 'an address of this computer: a site cannot reach it',
	find: (file) => wholeIf(/https?:\/\/(localhost|127\.0\.0\.1)/.test(file.code), file),
	faults: ["$url = 'http://localhost:9400/';", "$url = 'https://127.0.0.1/';"],
	allowed: ["$url = 'https://example.org/localhost';"],
};
