import { isBranch, nameOf, walk, type Branch } from '../support/php';
import { type Rule } from '../support/rule';

/** WordPress's functions whose first arguments are texts to translate, with the number of these arguments. */
const TRANSLATES: Readonly<Record<string, number>> = {
	...{ __: 1, _e: 1, esc_html__: 1, esc_html_e: 1, esc_attr__: 1, esc_attr_e: 1 },
	...{ _x: 2, _ex: 2, esc_html_x: 2, esc_attr_x: 2, _n: 2, _nx: 2, _n_noop: 2, _nx_noop: 3 },
};

/** Calls whose arguments a person sees. */
const PRINTS =
	/^(printf|vprintf|wp_die|wp_admin_notice|wp_send_json_error|add_(sub)?menu_page|esc_html|esc_attr)$/;

/** Places of the texts in the arguments of these calls; the others are capabilities, slugs, callbacks and icons. */
const PLACES: Readonly<Record<string, number[]>> = {
	add_menu_page: [0, 1],
	add_submenu_page: [1, 2],
};

/** Calls whose arguments only a program reads. */
const HIDES = /^(prepare|query|get_col|header|get_file_data|preg_\w+)$/;

const ATTRIBUTES = /\s(?:aria-label|aria-description|title|alt|placeholder|value)="([^"]*)"/g;

/** What a person would see of a piece of HTML: its text, and attributes with a text. */
const visibleIn = (html: string) =>
	[
		html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>?|^[^<]*?"\s*>/g, ' '),
		...[...html.matchAll(ATTRIBUTES)].map(([, value]) => value ?? ''),
	]
		.join(' ')
		.replace(/%(?:\d+\$)?[a-z%]|&[a-z#0-9]+;/gi, ' ');

const isWord = (text: string) => /\p{L}{2}/u.test(text);
/** Capitals alone are SQL. */
const isSentence = (text: string) =>
	/\p{L}{2,}[,.:!?’']* \p{L}{2,}/u.test(text) && /\p{Ll}/u.test(text);

const KINDS = ['string', 'nowdoc', 'inline'];

/** Whether an argument of a call, or the operand of echo, print or exit, is a text for people. */
function isPrinted(node: Branch, parents: readonly Branch[]): boolean {
	return parents.some((parent, index) => {
		const child = parents[index + 1] ?? node;
		if (['echo', 'print', 'exit'].includes(parent.kind)) {
			return true;
		}
		const name = parent.kind === 'call' ? nameOf(parent.what) : '';
		const place = Array.isArray(parent.arguments) ? parent.arguments.indexOf(child) : -1;
		return PRINTS.test(name) && place >= 0 && (PLACES[name]?.includes(place) ?? true);
	});
}

function isTranslated(node: Branch, parents: readonly Branch[]): boolean {
	return parents.some((parent, index) => {
		const child = parents[index + 1] ?? node;
		const name = parent.kind === 'call' ? nameOf(parent.what) : '';
		const list = Array.isArray(parent.arguments) ? parent.arguments : [];
		// The domain comes last.
		return name in TRANSLATES && list.includes(child);
	});
}

const calledBy = ({ what }: Branch) => nameOf(what) || (isBranch(what) ? nameOf(what.offset) : '');

/** Messages of exceptions are for the console and for developers, in English. */
const isHidden = (parents: readonly Branch[]) =>
	parents.some(
		(parent) => parent.kind === 'throw' || (parent.kind === 'call' && HIDES.test(calledBy(parent))),
	);

/** A key of an array, as in `$row['name']`. */
const isKey = (node: Branch, parents: readonly Branch[]) => {
	const parent = parents.at(-1);
	return parent?.kind === 'offsetlookup' && parent.offset === node;
};

/** In a call of a function that outputs nothing, such as `add_action( 'name' )`, a word is a name. */
const isName = (parents: readonly Branch[]) => {
	const call = parents.findLast(({ kind }) => kind === 'call');
	return call !== undefined && !PRINTS.test(nameOf(call.what));
};

const isUntranslated = (node: Branch, parents: readonly Branch[]): boolean => {
	if (!KINDS.includes(node.kind) || isHidden(parents) || isKey(node, parents)) {
		return false;
	}
	const seen = visibleIn(String(node.value ?? ''));
	const mustTranslate =
		node.kind === 'inline' || (isPrinted(node, parents) && !isName(parents))
			? isWord(seen)
			: isSentence(seen);
	return mustTranslate && !isTranslated(node, parents);
};

export const untranslatedTexts: Rule = {
	forbids:
		'a text for people, printed or put together to be printed, without a translation: most sites are not in English',
	// The sandbox is for development, so it stays English.
	covers: (path) => !/^(sandbox|playground)\//.test(path),
	find: ({ tree }) =>
		walk(tree)
			.filter(({ node, parents }) => isUntranslated(node, parents))
			.map(({ node }) => node),
	faults: [
		"echo '<p>Hello</p>';",
		"print 'Hello';",
		"exit( 'Hello' );",
		"printf( '<p>Hello %s</p>', $name );",
		"printf( '<p>%s</p>', 'Hello' );",
		'echo \'<a title="Hello" href="#"></a>\';',
		"echo 'Hello ' . $name;",
		'echo "Hello $name";',
		"add_menu_page( $title, 'Hello', 'manage_options', 'slug' );",
		'?><p>Hello</p><?php',
		"echo esc_html( 'Hello' );",
		"return 'Hello you there.';",
		"$a = array( 'text' => 'Hello you there' );",
	],
	allowed: [
		"printf( '<p>%s</p>', esc_html__( 'Hello', 'dashboard-for-jetpack' ) );",
		"echo '<div class=\"jp-boot jp-boot__card\">', '</div>';",
		"add_menu_page( $t, $t, 'manage_options', 'slug' );",
		"add_action( 'admin_menu', 'hello' );",
	],
};
