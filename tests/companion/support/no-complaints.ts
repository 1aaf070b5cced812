import { phpComplaints } from './log';

/** Imported by each file whose pages may not make PHP complain. */
afterAll(() => expect(phpComplaints()).toBe(''));
