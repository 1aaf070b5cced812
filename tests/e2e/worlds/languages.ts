import { coverOf, IS_LONG } from '#tests/support/long';
import { ROLES, type Role } from '../support/site';
import { PATHS, screenOf } from './looks';

export interface Language {
	/** Title of its row in `.readme/compatibility.md`. */
	name: string;
	/** WordPress's name of the language; "" for English, which has no pseudo-texts. */
	locale: string;
	isRightToLeft: boolean;
}

export const LANGUAGES: Language[] = [
	{ name: 'English', locale: '', isRightToLeft: false },
	{ name: 'Pseudo-texts, three plural forms (pl_PL)', locale: 'pl_PL', isRightToLeft: false },
	{
		name: 'Pseudo-texts, a name that browsers refuse (pt_PT_ao90)',
		locale: 'pt_PT_ao90',
		isRightToLeft: false,
	},
	{ name: 'Pseudo-texts, right to left (ar)', locale: 'ar', isRightToLeft: true },
];

/** The languages of a plain run; `--long` has all. */
const WORST_LANGUAGES = ['pl_PL', 'ar'];

export const SPOKEN = LANGUAGES.filter(
	({ locale }) => IS_LONG || locale === '' || WORST_LANGUAGES.includes(locale),
);

/** Texts come in different ways: with the page, with a chunk, and after an action. */
export const WORST_LOOKS = [
	...['/dashboard of free', '/my-plan of free', '/writing of editor-view'],
	...['/settings of subscriber-view', 'the thanks for the survey'],
	'the notice of a saved switch',
];

export interface Visit {
	role: Role;
	scenario: string;
	hash: string;
}

const visits = (role: Role, scenario: string, paths: string[]): Visit[] =>
	paths.map((path) => ({ role, scenario, hash: `#${path}` }));

const VISITS: Visit[] = [
	...visits('admin', 'free', [
		'/dashboard',
		'/my-plan',
		'/security',
		'/traffic',
		'/modules',
		'/tools',
	]),
	...visits('editor', 'free', ['/dashboard', '/writing', '/sharing', '/tools']),
	...visits('subscriber', 'free', ['/dashboard', '/settings', '/tools']),
	...visits('admin', 'release-notes', ['/dashboard']),
];

const EVERYWHERE = ROLES.flatMap((role) => visits(role, 'security', [...PATHS, '/nope']));

/** The visits in a language: in a plain run, in English each kind of screen for each login, and those of a subscriber from right to left. */
export function visitsIn({ locale, isRightToLeft }: Language): [name: string, visit: Visit][] {
	const all = locale === '' && IS_LONG ? [...VISITS, ...EVERYWHERE] : VISITS;
	const chosen = coverOf(all, ({ role, scenario, hash }) =>
		locale === '' || (isRightToLeft && role === 'subscriber')
			? [`${role} ${scenario} ${screenOf({ hash })}`]
			: [],
	);
	return chosen.map((visit) => [`${visit.hash} as ${visit.role}, ${visit.scenario}`, visit]);
}
