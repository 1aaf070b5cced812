import { speak } from '@wordpress/a11y';
import { CopyButton } from '@/ui/copy-button';
import { act, fireEvent, render, screen } from '#tests/support/render';

jest.mock('@wordpress/a11y', () => ({ speak: jest.fn() }));

const KEY = 'jetpack_key';

function draw(copy: (text: string) => Promise<void> = () => Promise.resolve()) {
	jest.useFakeTimers();
	const copyText = jest.fn(copy);
	const promptFallback = jest.fn();
	const view = render(<CopyButton text={KEY} copy={copyText} promptFallback={promptFallback} />);
	return { copyText, promptFallback, ...view };
}

const click = () => act(async () => void fireEvent.click(screen.getByRole('button')));

describe('CopyButton', () => {
	it("COMP-01 reads 'Copy', then 'Copied!' after a click, and says so", async () => {
		const { copyText } = draw();
		expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
		await click();
		expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
		expect(copyText).toHaveBeenCalledWith(KEY);
		expect(speak).toHaveBeenCalledWith('Copied!', 'polite');
	});

	it('COMP-02 resets the confirmation after 4000 ms, counted from the last click', async () => {
		draw();
		await click();
		act(() => jest.advanceTimersByTime(3999));
		await click();
		act(() => jest.advanceTimersByTime(3999));
		expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
		act(() => jest.advanceTimersByTime(1));
		expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
	});

	it('COMP-03 falls back to a prompt with the text when the clipboard fails', async () => {
		const { promptFallback } = draw(() => Promise.reject(new Error('Not allowed')));
		await click();
		expect(promptFallback).toHaveBeenCalledWith(KEY);
		expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
	});

	it('has nothing left to do once it is gone', async () => {
		const { unmount } = draw();
		await click();
		unmount();
		expect(jest.getTimerCount()).toBe(0);
	});
});
