import { keysOf } from '@/lib/values';
import MyPlanScreen from '@/screens/my-plan';
import { preloadDialogs } from '@/ui/modal';
import { coverOf } from '#tests/support/long';
import { outcomeOf, PASTED, PASTED_KINDS, type PastedName } from '#tests/support/pasted';
import { fireEvent, renderScreen, screen, waitFor } from '#tests/support/render';
import { PASTED_FIELDS } from './pasted-fields';

// Loads the chunk of the dialogs first, because it compiles slowly.
beforeAll(preloadDialogs);

interface Row {
	field: string;
	text: PastedName;
}

const expected = ({ field, text }: Row) => {
	const { kind, others = {} } = PASTED_FIELDS[field]!;
	return others[text] ?? outcomeOf(kind, text);
};

/** An empty text is not a change, so nothing can be sent. */
const ROWS: Row[] = keysOf(PASTED_FIELDS).flatMap((field) =>
	keysOf(PASTED)
		.filter((text) => text !== 'nothing')
		.map((text) => ({ field, text })),
);

const COVER = coverOf(ROWS, (row) => {
	const { says, isRefused } = expected(row);
	return [row.text, `${row.field}: ${says || isRefused ? 'says why' : 'takes it'}`];
});

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text as the browser writes it into such a field: one line in an input. */
function typedInto(field: TextField, text: string): string {
	const probe = document.createElement(field.tagName.toLowerCase()) as TextField;
	probe.value = text;
	return probe.value;
}

/** Pastes a text as a browser does, unless the field pastes it itself. */
function paste(field: TextField, text: string) {
	const isLeftToBrowser = fireEvent.paste(field, { clipboardData: { getData: () => text } });
	if (isLeftToBrowser) {
		const { maxLength } = field;
		fireEvent.change(field, {
			target: { value: maxLength > 0 ? text.slice(0, maxLength) : text },
		});
	}
	return isLeftToBrowser;
}

describe('what is pasted into a field that sends it', () => {
	it.each(COVER.map((row) => [row.field, row.text] as const))('%s: %s', async (name, text) => {
		const { kind, label, button, open, read } = PASTED_FIELDS[name]!;
		const { sends, says, isRefused } = expected({ field: name, text });
		const pasted = PASTED[text](PASTED_KINDS[kind].value);
		const sent = await open();
		const field = await screen.findByRole<TextField>('textbox', { name: label });
		await waitFor(() => expect(field).toBeEnabled());
		if (kind !== 'sentence') {
			// Otherwise a site in Arabic shows "2001:db8::/32" as "db8::/32:2001".
			expect(field).toHaveAttribute('dir', 'ltr');
		}
		if (paste(field, pasted) && pasted.length <= 1000) {
			expect(field).toHaveValue(typedInto(field, pasted));
		}
		const typed = field.value;
		const describe = () =>
			expect(field).toHaveAccessibleDescription(
				says && expect.stringMatching(says.source.replace(/^\^|\$$/g, '')),
			);
		if (says && !isRefused) {
			await waitFor(describe);
		}
		const submit = screen.getByRole('button', { name: button });
		await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'), {
			timeout: 3000,
		});
		fireEvent.click(submit);
		if (isRefused) {
			if (says) {
				await waitFor(describe);
			}
			expect(sent).toEqual([]);
			expect(field).toHaveValue(typed);
			return;
		}
		await waitFor(() => expect(sent).toHaveLength(1));
		const isOneLine = field.tagName === 'INPUT';
		expect(read(sent[0] as Record<string, unknown>)).toBe(
			isOneLine ? sends?.replace(/\n/g, '') : sends,
		);
	});
});

describe('what is pasted into a field that searches', () => {
	/** The texts that differ from the words only in signs and blanks. */
	const ALIKE = keysOf(PASTED).slice(0, keysOf(PASTED).indexOf('a label in front'));
	const countProducts = () =>
		parseInt(screen.getByText(/products? found$/, { selector: 'section *' }).textContent, 10);

	it('Find a product finds by it what it finds by its words', async () => {
		renderScreen(<MyPlanScreen />, { route: '/my-plan', scenario: 'purchases-thousand' });
		const field = await screen.findByRole<HTMLInputElement>('searchbox', {
			name: 'Find a product',
		});
		const foundBy = (text: string) => {
			fireEvent.change(field, { target: { value: text } });
			expect(field).toHaveValue(typedInto(field, text));
			return countProducts();
		};
		const words = 'jetpack scan';
		const found = foundBy(words);
		expect(found).toBeGreaterThan(0);
		const counts = ALIKE.map((name) => [name, foundBy(PASTED[name](words))]);
		expect(counts).toEqual(ALIKE.map((name) => [name, found]));
		expect(foundBy(PASTED.emoji())).toBe(0);
		const all = foundBy('');
		expect(foundBy(PASTED['only what nobody sees']())).toBe(all);
		expect(all).toBeGreaterThan(found);
	});
});
