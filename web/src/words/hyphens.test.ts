import { describe, expect, it } from "vitest";
import { longest, softened } from "./hyphens";

const shown = (text: string, language: "en" | "ru" | "uk") => softened(text, language).replaceAll("\u00ad", "-");

describe("soft hyphens", () => {
  it("break long Russian words between syllables", () => {
    expect(shown("Жетон первого игрока", "ru")).toBe("Жетон первого игрока");
    expect(shown("Сталелитейный завод", "ru")).toBe("Ста-ле-ли-тей-ный завод");
    expect(shown("Микропивоварня", "ru")).toBe("Мик-ро-пи-во-вар-ня");
  });

  it("break long Ukrainian words, and leave no letter alone", () => {
    expect(shown("Мікропивоварня", "uk")).toBe("Мік-ро-пи-во-вар-ня");
    expect(shown("Обсерваторія", "uk")).toBe("Об-сер-ва-то-рія");
  });

  it("break English words only where it is sure", () => {
    expect(shown("Apartment Block", "en")).toBe("Apart-ment Block");
    expect(shown("Roundabouts", "en")).toBe("Round-abouts");
    expect(shown("Restaurant", "en")).toBe("Restau-rant");
    expect(shown("jackhammer", "en")).toBe("jack-hammer");
    expect(shown("Greengrocer", "en")).toBe("Green-grocer");
    expect(shown("Afterwards", "en")).toBe("Afterwards");
  });

  it("break every long English name on a card", () => {
    const names = ["Architect", "Cathedral", "Chocolate", "Department", "Laboratory", "Labyrinth", "Multiplex", "Observatory", "Observation"];
    names.push("paintings", "Parthenon", "Residence", "scaffolding", "Steelworks", "Stonehenge", "Superhero", "Supermarket", "University");
    names.push("Versailles", "whirlpool", "birdhouse", "treehouse", "Amusement", "Apartment", "Roundabouts");
    for (const name of names) expect(Math.max(...shown(name, "en").split("-").map((part) => part.length)), name).toBeLessThan(name.length);
  });

  it("leave short words whole in every language", () => {
    expect(softened("Школа", "ru")).toBe("Школа");
    expect(softened("School", "en")).toBe("School");
  });
});

describe("the longest word", () => {
  it("is counted in letters", () => {
    expect(longest("Apartment Block")).toBe(9);
    expect(longest("")).toBe(1);
  });
});
