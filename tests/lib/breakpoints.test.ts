import { BREAKPOINTS, isWithinBreakpoint, SERVER_WIDTH } from '@/lib/breakpoints';

it('CONST-01 has the breakpoints, and assumes 769 px without a window', () => {
	expect(BREAKPOINTS).toEqual([480, 660, 800, 960, 1040, 1280, 1400]);
	expect(SERVER_WIDTH).toBe(769);
	expect(isWithinBreakpoint('<800px')).toBe(true);
	expect(isWithinBreakpoint('<660px')).toBe(false);
});

it('counts the breakpoint itself as narrow', () => {
	expect(isWithinBreakpoint('<480px', 480)).toBe(true);
	expect(isWithinBreakpoint('>480px', 480)).toBe(false);
	expect(isWithinBreakpoint('>480px', 481)).toBe(true);
});

it('ERR-13 warns of an unknown breakpoint and does not throw', () => {
	const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
	expect(isWithinBreakpoint('<123px', 100)).toBe(false);
	expect(isWithinBreakpoint('wide', 100)).toBe(false);
	expect(warn).toHaveBeenCalledTimes(2);
	expect(warn).toHaveBeenCalledWith('Unknown breakpoint: <123px');
});
