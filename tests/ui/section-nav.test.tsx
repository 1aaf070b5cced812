import { requireSafeUrl } from '@/lib/safe-url';
import { SectionNav, type SectionNavItem } from '@/ui/section-nav';
import { tabsFit } from '@/ui/section-nav/fits';
import { act, render, screen, within } from '#tests/support/render';

const ITEMS: SectionNavItem[] = [
	{ key: 'dashboard', label: 'At a Glance', href: '#/dashboard', isCurrent: true },
	{ key: 'plan', label: 'My Plan', href: '#/my-plan', isCurrent: false, count: 2 },
	{
		key: 'cloud',
		label: 'Cloud',
		href: requireSafeUrl('https://example.com/'),
		isCurrent: false,
		leavesSite: true,
	},
];
const TAB_WIDTH = 100;
let navWidth: number;

function layOut(available: number, viewport = 1200) {
	navWidth = available;
	window.innerWidth = viewport;
}

let frames: FrameRequestCallback[];
const paint = () => act(() => frames.splice(0).forEach((run) => run(0)));

function draw(nav = <SectionNav label="Jetpack" selectedLabel="At a Glance" items={ITEMS} />) {
	const drawn = render(nav);
	paint();
	return drawn;
}

const opener = () => screen.queryByRole('button', { name: 'At a Glance' });

function resize(available: number, viewport?: number) {
	layOut(available, viewport);
	act(() => void window.dispatchEvent(new Event('resize')));
}

beforeEach(() => {
	layOut(1000);
	frames = [];
	jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
	jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => navWidth);
	jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(TAB_WIDTH);
});

it.each([
	[300, 1200, true],
	[299, 1200, false],
	[1000, 481, true],
	[1000, 480, false],
])(
	'NAV-30 NAV-32 tabsFit: tabs of 300 pixels fit into %d in a window of %d: %s',
	(available, viewport, fits) => {
		expect(tabsFit({ available, tabs: [100, 100, 100], viewport })).toBe(fits);
	},
);

describe('SectionNav', () => {
	it('NAV-30 shows the tabs side by side if they fit, as links that mark the current page', () => {
		layOut(3 * TAB_WIDTH);
		draw();
		const nav = screen.getByRole('navigation', { name: 'Jetpack' });
		expect(within(nav).getAllByRole('link')).toHaveLength(3);
		expect(screen.getByRole('link', { name: 'At a Glance' })).toHaveAttribute(
			'aria-current',
			'page',
		);
		expect(screen.getByRole('link', { name: 'My Plan 2 new' })).not.toHaveAttribute('aria-current');
		// The link opens in this tab, so its name says what happens.
		expect(screen.getByRole('link', { name: 'Cloud (leaves this site)' })).not.toHaveAttribute(
			'target',
		);
		expect(opener()).not.toBeInTheDocument();
	});

	it('NAV-30 is a dropdown if the tabs do not fit: its button opens it, Escape closes it', async () => {
		layOut(3 * TAB_WIDTH - 1);
		const { user } = draw();
		expect(opener()).toHaveAttribute('aria-expanded', 'false');
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		await user.click(opener()!);
		expect(opener()).toHaveAttribute('aria-expanded', 'true');
		expect(screen.getAllByRole('link')).toHaveLength(3);
		await user.keyboard('{Escape}');
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		expect(opener()).toHaveFocus();
	});

	it('NAV-30 closes the dropdown when a link is clicked, and on a click outside', async () => {
		layOut(100);
		const onClick = jest.fn();
		const { user } = draw(
			<>
				<SectionNav
					label="Jetpack"
					selectedLabel="At a Glance"
					items={ITEMS.map((item) => ({ ...item, href: '#/x', leavesSite: false, onClick }))}
				/>
				<button>Outside</button>
			</>,
		);
		await user.click(opener()!);
		await user.click(screen.getByRole('link', { name: /My Plan/ }));
		expect(onClick).toHaveBeenCalledTimes(1);
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		await user.click(opener()!);
		await user.click(screen.getByRole('button', { name: 'Outside' }));
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
	});

	it('reads no width before the frame: that would compute the layout in the task of the first render', () => {
		const width = jest
			.spyOn(HTMLElement.prototype, 'offsetWidth', 'get')
			.mockReturnValue(TAB_WIDTH);
		layOut(100);
		render(<SectionNav label="Jetpack" selectedLabel="At a Glance" items={ITEMS} />);
		expect(width).not.toHaveBeenCalled();
		paint();
		expect(width).toHaveBeenCalledTimes(ITEMS.length);
		expect(opener()).toBeVisible();
	});

	it('NAV-31 NAV-32 measures again 300 ms after the last resize', () => {
		jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
		draw();
		resize(200);
		act(() => jest.advanceTimersByTime(299));
		resize(150);
		act(() => jest.advanceTimersByTime(299));
		expect(opener()).not.toBeInTheDocument();
		act(() => jest.advanceTimersByTime(1));
		expect(opener()).toBeVisible();
		resize(1000);
		act(() => jest.advanceTimersByTime(300));
		expect(opener()).not.toBeInTheDocument();
		resize(5000, 480);
		act(() => jest.advanceTimersByTime(300));
		expect(opener()).toBeVisible();
	});

	it('measures again when its tabs change', () => {
		layOut(3 * TAB_WIDTH - 1);
		const { rerender } = draw();
		expect(opener()).toBeVisible();
		rerender(<SectionNav label="Jetpack" selectedLabel="At a Glance" items={ITEMS.slice(0, 2)} />);
		expect(opener()).not.toBeInTheDocument();
		expect(screen.getAllByRole('link')).toHaveLength(2);
	});
});
