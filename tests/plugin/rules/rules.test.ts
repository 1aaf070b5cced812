import { readdirSync } from 'node:fs';
import { PHP_FILES } from '../support/php';
import { breachesOf, plant, type Rule } from '../support/rule';
import { checkedNonce } from './checked-nonce';
import { directAccess } from './direct-access';
import { enqueuedResources } from './enqueued-resources';
import { escapedOutput } from './escaped-output';
import { fileFormat } from './file-format';
import { foreignResources } from './foreign-resources';
import { hostNames } from './host-names';
import { includePaths } from './include-paths';
import { laterSyntax } from './later-syntax';
import { literalTexts } from './literal-texts';
import { localAddresses } from './local-addresses';
import { numberedPlaceholders } from './numbered-placeholders';
import { ownNames } from './own-names';
import { ownUpdater } from './own-updater';
import { permissions } from './permissions';
import { prefixedNames } from './prefixed-names';
import { preparedSql } from './prepared-sql';
import { printedTags } from './printed-tags';
import { refusedFunctions } from './refused-functions';
import { refusedSyntax } from './refused-syntax';
import { sanitizedInput } from './sanitized-input';
import { settingSanitizers } from './setting-sanitizers';
import { textDomain } from './text-domain';
import { translatorsComments } from './translators-comments';
import { undefinedVariables } from './undefined-variables';
import { untranslatedTexts } from './untranslated-texts';

const RULES: Rule[] = [
	...[checkedNonce, directAccess, enqueuedResources, escapedOutput, fileFormat, foreignResources],
	...[
		hostNames,
		includePaths,
		laterSyntax,
		literalTexts,
		localAddresses,
		numberedPlaceholders,
		ownNames,
	],
	...[
		ownUpdater,
		permissions,
		prefixedNames,
		preparedSql,
		printedTags,
		refusedFunctions,
		refusedSyntax,
	],
	...[
		sanitizedInput,
		settingSanitizers,
		textDomain,
		translatorsComments,
		undefinedVariables,
		untranslatedTexts,
	],
];

const isInAZip = (path: string) => !path.startsWith('playground/');

it('the list has the rule of each file', () => {
	const files = readdirSync(__dirname).filter((name) => /^[a-z-]+\.ts$/.test(name));
	expect(files).toHaveLength(RULES.length);
});

describe.each(RULES)('no $forbids', (rule) => {
	const { covers = isInAZip, faults, allowed } = rule;

	it('is in the PHP of the plugin', () => {
		const files = PHP_FILES.filter(({ path }) => covers(path));
		expect(files.length).toBeGreaterThan(30);
		expect(files.flatMap((file) => breachesOf(rule, file))).toEqual([]);
	});

	it.each(faults)('finds %j', (code) => {
		expect(breachesOf(rule, plant(code))).not.toEqual([]);
	});

	it.each(allowed)('allows %j', (code) => {
		expect(breachesOf(rule, plant(code))).toEqual([]);
	});
});
