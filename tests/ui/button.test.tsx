import { speak } from '@wordpress/a11y';
import { requireSafeUrl } from '@/lib/safe-url';
import { Button } from '@/ui/button';
import { ButtonGroup } from '@/ui/button-group';
import { CopyButton } from '@/ui/copy-button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { act, fireEvent, render, screen } from '#tests/support/render';

jest.mock('@wordpress/a11y', () => ({ speak: jest.fn() }));

describe('Button', () => {
	it('is a link if it has an href, and announces that it opens a new tab', () => {
		render(
			<Button href={requireSafeUrl('https://example.com/')} target="_blank">
				Learn more
			</Button>,
		);
		const link = screen.getByRole('link', { name: /Learn more\s*\(opens in a new tab\)/ });
		expect(link).toHaveAttribute('href', 'https://example.com/');
		expect(link).toHaveAttribute('rel', 'noopener noreferrer');
	});

	it('is focusable while disabled with `accessibleWhenDisabled`, and still does nothing', async () => {
		const onClick = jest.fn();
		const { user } = render(
			<Button disabled accessibleWhenDisabled onClick={onClick}>
				Save settings
			</Button>,
		);
		await user.tab();
		expect(screen.getByRole('button')).toHaveFocus();
		await user.keyboard('{Enter}');
		expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
		expect(onClick).not.toHaveBeenCalled();
	});

	it('submits no form, keeps the focus and ignores further clicks while busy', async () => {
		const onClick = jest.fn();
		const { user, rerender } = render(<Button onClick={onClick}>Save settings</Button>);
		await user.click(screen.getByRole('button'));
		expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
		rerender(
			<Button isBusy onClick={onClick}>
				Saving…
			</Button>,
		);
		await user.click(screen.getByRole('button', { name: 'Saving…' }));
		expect(screen.getByRole('button')).toHaveFocus();
		expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
		expect(onClick).toHaveBeenCalledTimes(1);
	});

	it('has no address as a disabled link', () => {
		render(
			<Button href="#/settings" disabled>
				Settings
			</Button>,
		);
		const link = screen.getByRole('link', { name: 'Settings' });
		expect(link).not.toHaveAttribute('href');
		expect(link).toHaveAttribute('aria-disabled', 'true');
	});
});

describe('ButtonGroup', () => {
	function messageOf(children: React.ReactNode): string {
		// React logs every error, caught or not. The test checks the message that the boundary shows.
		jest.spyOn(console, 'error').mockImplementation(() => {});
		const { container } = render(
			<ErrorBoundary fallback={(error) => <p>{error.message}</p>}>
				<ButtonGroup>{children}</ButtonGroup>
			</ErrorBoundary>,
		);
		return container.textContent ?? '';
	}

	function Impostor() {
		return <button type="button">No</button>;
	}

	it('COMP-18 accepts buttons, and skips false and null', () => {
		render(
			<ButtonGroup label="Answer">
				<Button>Yes</Button>
				{false}
				{null}
				<Button>No</Button>
			</ButtonGroup>,
		);
		expect(screen.getByRole('group', { name: 'Answer' })).toBeVisible();
		expect(screen.getAllByRole('button')).toHaveLength(2);
	});

	it.each([
		['a component', <Impostor key="i" />, '<Impostor>'],
		['a text', 'Hello', '"Hello"'],
	])('COMP-18 refuses %s and names it', (_, child, name) => {
		expect(messageOf(child)).toBe(`A button group takes only buttons, not ${name}.`);
	});
});

describe('CopyButton', () => {
	const KEY = 'jetpack_key';

	function draw(copy: (text: string) => Promise<void> = () => Promise.resolve()) {
		jest.useFakeTimers();
		const copyText = jest.fn(copy);
		const promptFallback = jest.fn();
		const view = render(<CopyButton text={KEY} copy={copyText} promptFallback={promptFallback} />);
		return { copyText, promptFallback, ...view };
	}

	const click = () => act(async () => void fireEvent.click(screen.getByRole('button')));

	it("COMP-01 shows 'Copy', then 'Copied!' after a click, and announces it", async () => {
		const { copyText } = draw();
		expect(screen.getByRole('button', { name: /^Copy/ })).toBeVisible();
		await click();
		expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
		expect(copyText).toHaveBeenCalledWith(KEY);
		expect(speak).toHaveBeenCalledWith('Copied!', 'polite');
	});

	it('COMP-02 resets the confirmation after 4000 ms, counted from the last click, and clears its timer when it is unmounted', async () => {
		const { unmount } = draw();
		await click();
		act(() => jest.advanceTimersByTime(3999));
		await click();
		act(() => jest.advanceTimersByTime(3999));
		expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
		act(() => jest.advanceTimersByTime(1));
		expect(screen.getByRole('button', { name: /^Copy/ })).toBeVisible();
		await click();
		unmount();
		// React 19 schedules its own work with a timer, too.
		jest.advanceTimersByTime(100);
		expect(jest.getTimerCount()).toBe(0);
	});

	it('COMP-03 falls back to a prompt with the text when the clipboard fails', async () => {
		const { promptFallback } = draw(() => Promise.reject(new Error('Not allowed')));
		await click();
		expect(promptFallback).toHaveBeenCalledWith(KEY);
		expect(screen.getByRole('button', { name: /^Copy/ })).toBeVisible();
	});
});
