import { Button } from '@/ui/button';
import { InfoPopover } from '@/ui/info-popover';
import { Tooltip } from '@/ui/tooltip';
import { act, fireEvent, render, screen, within } from '#tests/support/render';

const draw = () =>
	render(
		<>
			<InfoPopover label="About photos">
				Served from our <a href="#/cdn">network</a>.
			</InfoPopover>
			<button>Next</button>
		</>,
	);

const trigger = () => screen.getByRole('button', { name: 'About photos' });
const panel = () => screen.queryByRole('dialog', { name: 'About photos' });

describe('InfoPopover', () => {
	it('COMP-13 opens on a click and closes on the next', async () => {
		const { user } = draw();
		expect(trigger()).toHaveAttribute('aria-expanded', 'false');
		await user.click(trigger());
		expect(panel()).toHaveTextContent('Served from our network.');
		expect(trigger()).toHaveAttribute('aria-expanded', 'true');
		await user.click(trigger());
		expect(panel()).not.toBeInTheDocument();
	});

	it('COMP-13 stands below its button', async () => {
		jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
		jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
		jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
			this: HTMLElement,
		) {
			return this.matches('[role="dialog"]')
				? new DOMRect(0, 0, 200, 100)
				: new DOMRect(400, 300, 20, 20);
		});
		const { user } = draw();
		await user.click(trigger());
		expect(panel()).toHaveStyle({ top: '328px', left: '310px' });
	});

	it('takes the focus, and Escape gives it back', async () => {
		const { user } = draw();
		await user.click(trigger());
		expect(panel()).toHaveFocus();
		await user.keyboard('{Escape}');
		expect(panel()).not.toBeInTheDocument();
		expect(trigger()).toHaveFocus();
	});

	it('lets the focus go on behind its button at the end', async () => {
		const { user } = draw();
		await user.click(trigger());
		await user.tab();
		expect(screen.getByRole('link', { name: 'network' })).toHaveFocus();
		await user.tab();
		expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
		expect(panel()).not.toBeInTheDocument();
	});

	it('goes back to its button with Shift+Tab, and closes on a click elsewhere', async () => {
		const { user } = draw();
		await user.click(trigger());
		await user.tab({ shift: true });
		expect(trigger()).toHaveFocus();
		await user.click(trigger());
		await user.click(screen.getByRole('button', { name: 'Next' }));
		expect(panel()).not.toBeInTheDocument();
	});

	it('stands in the dialogue of its button, as all else is hidden from assistive technology', async () => {
		const { user } = render(
			<div role="dialog" aria-label="Outer">
				<InfoPopover label="About photos">Text</InfoPopover>
			</div>,
		);
		await user.click(trigger());
		expect(within(screen.getByRole('dialog', { name: 'Outer' })).getByText('Text')).toBeVisible();
	});
});

describe('Tooltip', () => {
	const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
	const tooltip = () => screen.queryByRole('tooltip');

	beforeEach(() => {
		jest.useFakeTimers();
		render(
			<Tooltip content="Protects your logins">
				<Button>Protect</Button>
			</Tooltip>,
		);
	});

	it('COMP-24 shows after 100 ms of hovering, and stays while the pointer rests on it', () => {
		fireEvent.mouseOver(screen.getByRole('button'));
		wait(99);
		expect(tooltip()).not.toBeInTheDocument();
		wait(1);
		expect(tooltip()).toHaveTextContent('Protects your logins');
		expect(screen.getByRole('button')).toHaveAccessibleDescription('Protects your logins');
		fireEvent.mouseOut(screen.getByRole('button'));
		wait(50);
		fireEvent.mouseOver(tooltip()!);
		wait(1000);
		expect(tooltip()).toBeInTheDocument();
		fireEvent.mouseOut(tooltip()!);
		wait(1000);
		expect(tooltip()).not.toBeInTheDocument();
	});

	it('COMP-24 shows on focus; Escape puts it away', () => {
		act(() => screen.getByRole('button').focus());
		wait(100);
		expect(tooltip()).toBeInTheDocument();
		fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
		expect(tooltip()).not.toBeInTheDocument();
		expect(screen.getByRole('button')).toHaveFocus();
	});
});
