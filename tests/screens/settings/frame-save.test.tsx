import { HttpResponse } from 'msw';
import { hold } from '#tests/app/support/hold';
import { screen, waitFor } from '#tests/support/render';
import { listenForSaves } from '#tests/state/settings-form-parts';
import { cardOf, description, renderTraffic, saveOf, SEO, seo } from './frame-parts';

describe('the button of a card', () => {
	it('SETGEN-07 is disabled until something was typed, and again when it is taken back', async () => {
		const { user } = renderTraffic();
		expect(saveOf(seo())).toHaveAttribute('aria-disabled', 'true');
		await user.type(description(), 'a');
		expect(saveOf(seo())).not.toHaveAttribute('aria-disabled');
		await user.clear(description());
		expect(saveOf(seo())).toHaveAttribute('aria-disabled', 'true');
	});

	it('SETGEN-06 SETGEN-07 says "Saving…" and can not be pressed while it saves', async () => {
		const { user } = renderTraffic();
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.type(description(), 'Hi');
		const save = saveOf(seo());
		expect(save).toHaveTextContent('Save settings');
		await user.click(save);
		expect(save).toHaveTextContent('Saving…');
		expect(save).toHaveAttribute('aria-disabled', 'true');
		expect(description()).toHaveAttribute('readonly');
		await user.click(save);
		release();
		await waitFor(() => expect(save).toHaveTextContent('Save settings'));
		expect(save).toHaveAttribute('aria-disabled', 'true');
		expect(save).toHaveFocus();
		expect(called.mock.calls).toEqual([[{ [SEO]: 'Hi' }]]);
	});

	it('SETGEN-05 saves its own card and leaves another as it was typed', async () => {
		const { user } = renderTraffic();
		const sent = listenForSaves();
		await user.type(description(), 'Hi');
		await user.type(screen.getByRole('textbox', { name: 'Bing' }), 'abc');
		await user.click(saveOf(seo()));
		await waitFor(() => expect(saveOf(seo())).toHaveAttribute('aria-disabled', 'true'));
		expect(sent).toEqual([{ [SEO]: 'Hi' }]);
		expect(screen.getByRole('textbox', { name: 'Bing' })).toHaveValue('abc');
		expect(saveOf(cardOf('Site verification'))).not.toHaveAttribute('aria-disabled');
	});
});
