import { createRef } from 'react';
import { Button } from '@/ui/button';
import { render, screen } from '#tests/support/render';

describe('Button', () => {
	it('is a button that submits nothing by itself', async () => {
		const onClick = jest.fn();
		const { user } = render(<Button onClick={onClick}>Activate</Button>);
		const button = screen.getByRole('button', { name: 'Activate' });
		await user.click(button);
		expect(onClick).toHaveBeenCalledTimes(1);
		expect(button).toHaveAttribute('type', 'button');
	});

	it('is a link with href, and says when it opens a new tab', () => {
		render(
			<Button href="https://example.com/" target="_blank">
				Learn more
			</Button>,
		);
		const link = screen.getByRole('link', { name: /Learn more\s*\(opens in a new tab\)/ });
		expect(link).toHaveAttribute('href', 'https://example.com/');
		expect(link).toHaveAttribute('rel', 'noopener noreferrer');
	});

	it('does nothing while disabled', async () => {
		const onClick = jest.fn();
		const { user } = render(
			<Button disabled onClick={onClick}>
				Save settings
			</Button>,
		);
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		expect(screen.getByRole('button')).toBeDisabled();
		expect(onClick).not.toHaveBeenCalled();
	});

	it('can be found by keyboard while disabled, and still does nothing', async () => {
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

	it('keeps the focus and ignores further clicks while busy', async () => {
		const onClick = jest.fn();
		const { user, rerender } = render(<Button onClick={onClick}>Save settings</Button>);
		await user.click(screen.getByRole('button'));
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

	it('leads nowhere as a disabled link', () => {
		render(
			<Button href="#/settings" disabled>
				Settings
			</Button>,
		);
		const link = screen.getByRole('link', { name: 'Settings' });
		expect(link).not.toHaveAttribute('href');
		expect(link).toHaveAttribute('aria-disabled', 'true');
	});

	it('hands on its element', () => {
		const ref = createRef<HTMLElement>();
		render(<Button ref={ref}>Focus me</Button>);
		expect(ref.current).toBe(screen.getByRole('button'));
	});
});
