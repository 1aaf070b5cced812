import { Button } from '@/ui/button';
import { InfoPopover } from '@/ui/info-popover';
import {
	computePosition,
	type PopoverPosition,
	type PositionRequest,
	POSITIONS,
} from '@/ui/popover/position';
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
	it('COMP-13 is below its button', async () => {
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

	it('COMP-13 takes the focus, and closes on another click and on Escape, which returns it', async () => {
		const { user } = draw();
		expect(trigger()).toHaveAttribute('aria-expanded', 'false');
		await user.click(trigger());
		expect(panel()).toHaveTextContent('Served from our network.');
		expect(trigger()).toHaveAttribute('aria-expanded', 'true');
		expect(panel()).toHaveFocus();
		await user.click(trigger());
		expect(panel()).not.toBeInTheDocument();
		for (const holder of [panel, trigger]) {
			await user.click(trigger());
			act(() => holder()!.focus());
			await user.keyboard('{Escape}');
			expect(panel()).not.toBeInTheDocument();
			expect(trigger()).toHaveFocus();
		}
	});

	it('closes after its last control, and the focus moves to the control after its button', async () => {
		const { user } = draw();
		await user.click(trigger());
		await user.tab();
		expect(screen.getByRole('link', { name: 'network' })).toHaveFocus();
		await user.tab();
		expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
		expect(panel()).not.toBeInTheDocument();
	});

	it('returns the focus to its button on Shift+Tab, and closes on a click elsewhere', async () => {
		const { user } = draw();
		await user.click(trigger());
		await user.tab({ shift: true });
		expect(trigger()).toHaveFocus();
		await user.click(trigger());
		await user.click(screen.getByRole('button', { name: 'Next' }));
		expect(panel()).not.toBeInTheDocument();
	});

	it('is inside the dialog of its button, because everything else is hidden from assistive technology', async () => {
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

	it('COMP-24 appears after 100 ms of hovering, and stays while the pointer is on it', () => {
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

	it('COMP-24 appears on focus, and closes on Escape', () => {
		act(() => screen.getByRole('button').focus());
		wait(100);
		expect(tooltip()).toBeInTheDocument();
		fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
		expect(tooltip()).not.toBeInTheDocument();
		expect(screen.getByRole('button')).toHaveFocus();
	});
});

describe('computePosition', () => {
	const request = (overrides: Partial<PositionRequest> = {}): PositionRequest => ({
		anchor: { top: 300, left: 400, width: 20, height: 20 },
		popover: { top: 0, left: 0, width: 200, height: 100 },
		viewport: { width: 1000, height: 800 },
		position: 'bottom',
		...overrides,
	});

	it.each<[PopoverPosition, number, number]>([
		['top', 192, 310],
		['bottom', 328, 310],
		['left', 260, 192],
		['right', 260, 428],
	])('places the popover at the %s', (position, top, left) => {
		expect(computePosition(request({ position }))).toEqual({ top, left, side: position });
	});

	it.each<[PopoverPosition, number]>([
		['top left', 410 - 200 + 15],
		['bottom left', 410 - 200 + 15],
		['top right', 410 - 15],
		['bottom right', 410 - 15],
	])(
		'COMP-23 moves the corner 15 pixels past the middle of the anchor at the %s',
		(position, left) => {
			expect(computePosition(request({ position })).left).toBe(left);
		},
	);

	it.each<[PopoverPosition, Partial<PositionRequest>, PopoverPosition]>([
		['bottom', { anchor: { top: 760, left: 400, width: 20, height: 20 } }, 'top'],
		['top', { anchor: { top: 10, left: 400, width: 20, height: 20 } }, 'bottom'],
		['right', { anchor: { top: 300, left: 900, width: 20, height: 20 } }, 'left'],
		['left', { anchor: { top: 300, left: 10, width: 20, height: 20 } }, 'right'],
	])('moves from the %s to the opposite side if there is no room', (position, overrides, side) => {
		expect(computePosition(request({ position, ...overrides })).side).toBe(side);
	});

	it('stays within the edges of the window', () => {
		const anchor = { top: 300, left: 0, width: 20, height: 20 };
		expect(computePosition(request({ anchor })).left).toBe(8);
		expect(computePosition(request({ anchor: { ...anchor, left: 990 } })).left).toBe(792);
		const narrow = computePosition(request({ anchor, viewport: { width: 150, height: 800 } }));
		expect(narrow.left).toBe(8);
	});

	it.each(POSITIONS)('COMP-22 accepts the position %s', (position) => {
		expect(() => computePosition(request({ position }))).not.toThrow();
	});

	it.each<[string, Partial<PositionRequest>]>([
		['no target', { anchor: null }],
		['no bounding box', { popover: undefined }],
		['"middle" is not a position', { position: 'middle' as PopoverPosition }],
	])('COMP-22 throws, and says why: %s', (message, overrides) => {
		expect(() => computePosition(request(overrides))).toThrow(message);
	});
});
